import type { OrderRecord } from './record.ts';

/** Returns the review of an order's budget; null for a request that can no longer be decided, as the order has left QUOTED. */
export const currentReviewOf = ({ status, budgetReview }: Pick<OrderRecord, 'status' | 'budgetReview'>) =>
  budgetReview?.status === 'PENDING' && status !== 'QUOTED' ? null : budgetReview;
