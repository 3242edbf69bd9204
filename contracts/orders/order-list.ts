import { Instant } from '#contracts/dates.ts';
import { MinorUnits } from '#contracts/paging.ts';

/** What both lists of orders have. */
export const orderList = {
  defaultSort: '-createdAt',
  ranges: { createdAt: Instant, total: MinorUnits },
} as const;
