import { Alert, Modal, Skeleton } from '@mantine/core';
import { ConfirmAtBank } from '#src/customer/paying/ConfirmAtBank.tsx';
import { useGetPaymentQuery } from '#src/customer/payments/api.ts';
import { paymentStatuses } from '#src/resources/payments/labels.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props {
  readonly paymentId: string;
  readonly onClose: () => void;
}

/** A payment that waits for its customer's answer to the bank. */
export function ConfirmPayment({ paymentId, onClose }: Props) {
  const { data: payment, error, refetch } = useGetPaymentQuery({ params: { paymentId } });
  return (
    <Modal opened onClose={onClose} title="Confirm payment" closeButtonProps={{ 'aria-label': 'Close' }}>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!payment && error === undefined && <Skeleton height="8rem" />}
      {payment?.status === 'REQUIRES_ACTION' && (
        <ConfirmAtBank payment={payment} amount={payment.amount} onAnswered={onClose} />
      )}
      {payment && payment.status !== 'REQUIRES_ACTION' && (
        <Alert title={paymentStatuses[payment.status].word}>Your bank needs no more answer.</Alert>
      )}
    </Modal>
  );
}
