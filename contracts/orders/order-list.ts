import { Instant } from '#contracts/dates.ts';
import { MinorBound } from '#contracts/paging.ts';

/** The paging that both lists of orders have in common. */
export const orderList = {
  defaultSort: '-createdAt',
  ranges: { createdAt: Instant, total: MinorBound },
} as const;
