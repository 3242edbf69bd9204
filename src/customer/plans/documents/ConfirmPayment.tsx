import { Alert, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { ConfirmAtBank } from '#src/customer/paying/ConfirmAtBank.tsx';
import { instalmentsPaidText, planPaidText } from '#src/customer/paying/paid-texts.ts';
import { PaymentResult } from '#src/customer/paying/PaymentResult.tsx';
import { useGetPaymentQuery } from '#src/customer/payments/api.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { paymentStatuses } from '#src/resources/payments/labels.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props {
  readonly paymentId: string;
  /** The plan that it pays. */
  readonly plan: Plan;
  readonly onClose: () => void;
}

const paidText = ({ purpose, amount }: Payment, plan: Plan) =>
  purpose === 'INSTALMENT'
    ? instalmentsPaidText([plan], [{ planId: plan.id, amount }])
    : planPaidText(purpose, plan.title);

/** A payment that waits for its customer's answer to the bank, and what becomes of it. */
export function ConfirmPayment({ paymentId, plan, onClose }: Props) {
  const { data: payment, error, refetch } = useGetPaymentQuery({ params: { paymentId } });
  const [answered, setAnswered] = useState<{ readonly payment: Payment; readonly done: string } | null>(null);
  useUnsavedWork(answered !== null, false);
  return (
    <Modal opened onClose={onClose} title="Confirm payment" closeButtonProps={{ 'aria-label': 'Close' }}>
      {answered ? (
        <PaymentResult {...answered.payment} done={answered.done} onClose={onClose} />
      ) : (
        <>
          {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
          {!payment && error === undefined && <Skeleton height="8rem" />}
          {payment?.status === 'REQUIRES_ACTION' && (
            <ConfirmAtBank
              payment={payment}
              amount={payment.amount}
              // the plan as it was before
              onAnswered={(result) => setAnswered({ payment: result, done: paidText(result, plan) })}
            />
          )}
          {payment && payment.status !== 'REQUIRES_ACTION' && (
            <Alert title={paymentStatuses[payment.status].word}>Your bank needs no more answer.</Alert>
          )}
        </>
      )}
    </Modal>
  );
}
