import type { Order } from '#contracts/orders/order.ts';
import { requestBudgetReview } from './actions.ts';
import { OrderAction } from './OrderAction.tsx';

interface AskReviewProps {
  readonly order: Order;
  readonly refetch: () => unknown;
  /** False while there is nothing to review. */
  readonly offered: boolean;
}

/** Requests a review by a person for a budget that the rules did not approve. */
export function AskReview(props: AskReviewProps) {
  return <OrderAction action={requestBudgetReview} {...props} />;
}
