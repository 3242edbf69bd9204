import { Skeleton } from '@mantine/core';
import { useGetPaymentQuery } from '#src/customer/payments/api.ts';
import { ReceiptContents } from '#src/resources/payments/ReceiptContents.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { PrintableDialog } from '#src/ui/parts/PrintableDialog.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props {
  readonly paymentId: string;
  readonly plan: { readonly number: string; readonly title: string };
  readonly onClose: () => void;
}

/** The receipt of a payment: amount, sources, and the lines of the plan that it was allocated to. */
export function PaymentReceipt({ paymentId, plan, onClose }: Props) {
  const { data: payment, error, refetch } = useGetPaymentQuery({ params: { paymentId } });
  return (
    <PrintableDialog title="Receipt" isThere={payment !== undefined} onClose={onClose}>
      <PrintHead {...(payment && { currency: payment.amount.currency })} />
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!payment && error === undefined && <Skeleton height="12rem" />}
      {payment && (
        <ReceiptContents payment={payment} plan={`${plan.number}, ${plan.title}`} wallet="Your wallet" />
      )}
    </PrintableDialog>
  );
}
