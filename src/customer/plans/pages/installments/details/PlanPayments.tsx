import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { paymentStatuses, purposes, unbroken } from '#src/resources/payments/labels.ts';
import { hasMovedMoney } from '#contracts/payments/states.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Part } from '#src/customer/plans/Part.tsx';
import classes from './PlanPayments.module.css';
import { usePlanPayments } from '#src/customer/plans/use-plan-payments.ts';

const load = () => import('#src/customer/plans/documents/dialogs.ts');
const PaymentReceipt = lazyDialogOf(load, (dialogs) => dialogs.PaymentReceipt);

/** Brings the payment that the address names into view. */
function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

interface Props {
  readonly plan: Plan;
  /** Opens the bank's question about a payment. */
  readonly onConfirm: (paymentId: string) => void;
}

/** The payments of this plan, newest first. */
export function PlanPayments({ plan, onConfirm }: Props) {
  const [receipt, setReceipt] = useState<string | null>(null);
  const money = useMoneyText();
  const { payment: addressPaymentId } = usePageQuery('planDetails');
  const { payments, error, isFetching, refetch } = usePlanPayments(plan.number);
  return (
    <Part heading="Payments">
      {error !== undefined && !isFetching && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {error === undefined && payments === undefined && <Skeleton height={64} />}
      {payments?.length === 0 && <p className={classes.none}>Nothing has been paid on this plan yet.</p>}
      {payments !== undefined && payments.length > 0 && (
        <ul className={classes.payments}>
          {payments.map((payment) => (
            <li
              key={payment.id}
              {...(payment.id === addressPaymentId && { ref: showRow, tabIndex: -1, 'aria-current': true })}
            >
              <div>
                <span>{purposes[payment.purpose]}</span>
                <Money value={payment.amount} />
              </div>
              <div>
                <span>
                  <DateTimeText value={payment.triedAt} form="day" /> · {unbroken(payment.sourceLabel)}
                </span>
                {payment.refundedTotal.amountMinor > 0 && (
                  <span>
                    <Money value={payment.refundedTotal} /> refunded, <Money value={payment.kept} /> net paid
                  </span>
                )}
                <Group gap="sm" justify="flex-end" ml="auto">
                  {hasMovedMoney(payment.status) && (
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      className={classes.screen}
                      aria-label={`Receipt for ${money(payment.amount)}`}
                      onClick={() => setReceipt(payment.id)}
                    >
                      Receipt
                    </Anchor>
                  )}
                  {payment.status === 'REQUIRES_ACTION' && (
                    <Button
                      size="sm"
                      className={classes.screen ?? ''}
                      aria-label={`Confirm ${money(payment.amount)}`}
                      onClick={() => onConfirm(payment.id)}
                    >
                      Confirm
                    </Button>
                  )}
                  {payment.status !== 'SUCCEEDED' && <Status {...paymentStatuses[payment.status]} />}
                </Group>
              </div>
            </li>
          ))}
        </ul>
      )}
      {receipt !== null && (
        <PaymentReceipt paymentId={receipt} plan={plan} onClose={() => setReceipt(null)} />
      )}
    </Part>
  );
}
