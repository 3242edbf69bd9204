import type { Order } from '#contracts/orders/order.ts';
import { cancelOrder } from './actions.ts';
import { OrderAction } from './OrderAction.tsx';

interface CancelOrderProps {
  readonly order: Order;
  readonly refetch: () => unknown;
  /** False while the page runs another command on the order. */
  readonly offered?: boolean;
}

export function CancelOrder(props: CancelOrderProps) {
  return <OrderAction action={cancelOrder} {...props} />;
}
