import type { OrderRecord } from './record.ts';

/** Returns the review of an order's budget; a request that nobody can decide any more, as the order has moved on, is none. */
export const currentReviewOf = ({ status, budgetReview }: Pick<OrderRecord, 'status' | 'budgetReview'>) =>
  budgetReview?.status === 'PENDING' && status !== 'QUOTED' ? null : budgetReview;
