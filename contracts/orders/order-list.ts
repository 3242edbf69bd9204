import { Instant } from '#contracts/dates.ts';
import { MinorBound } from '#contracts/paging.ts';

/** What both lists of orders have. */
export const orderList = {
  defaultSort: '-createdAt',
  ranges: { createdAt: Instant, total: MinorBound },
} as const;
