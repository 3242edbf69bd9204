import type { Order } from '#contracts/orders/order.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { useActionForm } from '#src/kits/actions/use-action-form.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { retryOwnPayment } from './retry-payment.ts';

interface RetryPaymentProps {
  readonly order: Order;
  readonly payment: Payment;
}

/** A declined payment and the form for its next attempt. The purchase shows the outcome. */
export function RetryPayment({ order, payment }: RetryPaymentProps) {
  const { form } = useActionForm(retryOwnPayment, payment, () => undefined);
  const pay = (sources: RequestedSource[]) => {
    form.set('sources', sources);
    void form.submit();
  };
  return (
    <PaymentPage
      order={order}
      payment={payment}
      busy={form.busy}
      error={problemOf(form.error, 'payment-declined') ? undefined : form.error} // the payment already shows a decline
      onPay={pay}
    />
  );
}
