import type { Order } from '#contracts/orders/order.ts';
import { payingStarted } from '#src/customer/checkout/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { PaymentPage } from './PaymentPage.tsx';

/** The first payment of a confirmed order: after a card is chosen, the purchase continues automatically. */
export function PayNow({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  return (
    <PaymentPage
      order={order}
      payment={null}
      busy={false}
      error={undefined}
      onPay={() => dispatch(payingStarted(order.id))}
    />
  );
}
