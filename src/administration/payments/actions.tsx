import { Text } from '@mantine/core';
import {
  cancelPayment as cancelPaymentOf,
  chargeBackPayment as chargeBackPaymentOf,
  createRefund,
  retryPaymentAsAdministrator,
  sendPaymentReceipt,
  simulateChargeBack,
  simulateRefund,
  startPaymentsJob,
} from '#contracts/payments/administration-endpoints.ts';
import type { PaymentDetails } from '#contracts/payments/payment.ts';
import type { Refund } from '#contracts/payments/refund.ts';
import { detailedLength } from '#contracts/reason.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { defineBulk } from '#src/kits/actions/bulk/bulk-action.ts';
import { choiceField, moneyField, reasonField, textField } from '#src/kits/actions/fields.tsx';
import { paymentStatuses, refundReasons, unbroken } from '#src/resources/payments/labels.ts';
import { RefundEffect } from './RefundEffect.tsx';

/** Whether a second administrator has to approve, from the limit that the backend sends with the payment. */
const needsApproval = ({ amount }: Pick<Refund, 'amount'>, { refundableAlone }: PaymentDetails) =>
  amount.amountMinor > refundableAlone.amountMinor;

const compares: readonly Comparison<PaymentDetails>[] = [
  { label: 'Status', value: ({ status }) => paymentStatuses[status].word },
  { label: 'Refunded', value: ({ refundedTotal }, { money }) => money(refundedTotal) },
  { label: 'Refundable', value: ({ refundable }, { money }) => money(refundable) },
];

export const retryPayment = defineAction(retryPaymentAsAdministrator, {
  label: 'Retry payment',
  compares,
  lead: ({ amount, sources }: PaymentDetails, { money }) =>
    `${money(amount)} will be charged again to ${sources.map(({ label }) => unbroken(label)).join(', ')}.`,
  confirm: () => 'Retry now',
  receipt: ({ status, amount }, { money }) => ({
    title: status === 'SUCCEEDED' ? `${money(amount)} paid` : paymentStatuses[status].word,
    text:
      status === 'REQUIRES_ACTION'
        ? 'The bank wants the customer to confirm it within an hour.'
        : status !== 'SUCCEEDED' && 'The payment shows the result as soon as the bank has decided.',
  }),
});

export const retryPayments = defineBulk(startPaymentsJob, {
  action: 'retry',
  label: 'Retry',
  command: retryPaymentAsAdministrator,
  one: 'payment',
  many: 'payments',
});

export const sendReceipt = defineAction(sendPaymentReceipt, {
  label: 'Send receipt',
  compares,
  lead: ({ customerName, amount }: PaymentDetails, { money }) =>
    `${customerName} gets the receipt for ${money(amount)} again, in the inbox and by e-mail or SMS. It can be sent once a day.`,
  receipt: ({ customerName }) => ({ title: `Receipt sent to ${customerName}` }),
});

export const refundPayment = defineAction(createRefund, {
  label: 'Refund',
  tone: 'danger',
  compares,
  form: {
    amount: moneyField<PaymentDetails>('Amount', {
      max: ({ refundable }) => refundable,
      isWarned: ({ refundableAlone }, { amountMinor }) => amountMinor > refundableAlone.amountMinor,
      description: ({ refundable, refundableAlone }, { money }) =>
        refundable.amountMinor > refundableAlone.amountMinor
          ? `More than ${money(refundableAlone)} needs the approval of a second administrator.`
          : null,
    }),
    reason: choiceField('Reason', refundReasons),
    note: textField('Note', { optional: true }),
  },
  simulation: {
    by: simulateRefund,
    explain: (refund, payment) => (
      <>
        {needsApproval(refund, payment) && (
          <Text size="sm" fw="var(--mantine-font-weight-medium)" mb="2xs">
            A second administrator has to approve this. Nothing is refunded until then.
          </Text>
        )}
        <RefundEffect refund={refund} />
      </>
    ),
  },
  confirm: (refund, { money }, payment) =>
    `${needsApproval(refund, payment) ? 'Request refund of' : 'Refund'} ${money(refund.amount)}`,
  receipt: (response, { money }) =>
    'operation' in response
      ? approvalRequested(response, 'been refunded')
      : {
          title: `${money(response.amount)} refunded`,
          text: <RefundEffect refund={response} />,
        },
});

const reason = reasonField<PaymentDetails>(detailedLength);

export const cancelPayment = defineAction(cancelPaymentOf, {
  label: 'Cancel payment',
  tone: 'danger',
  compares,
  lead: ({ amount }: PaymentDetails, { money }) =>
    `The payment of ${money(amount)} is given up and cannot be tried again. What it was for stays open.`,
  form: { reason },
  dismiss: 'Keep payment',
  receipt: () => ({ title: 'Payment cancelled' }),
});

export const chargeBackPayment = defineAction(chargeBackPaymentOf, {
  label: 'Mark as charged back',
  tone: 'danger',
  compares,
  lead: () => 'Use this when the bank has taken the money back. Nothing is sent to the bank.',
  form: { reason },
  simulation: {
    by: simulateChargeBack,
    explain: (refund) => <RefundEffect refund={refund} />,
  },
  receipt: (refund, { money }) => ({
    title: `${money(refund.amount)} charged back`,
    text: <RefundEffect refund={refund} />,
  }),
});

/** In the order of the menu of a row. */
export const paymentActions = [
  retryPayment,
  sendReceipt,
  cancelPayment,
  refundPayment,
  chargeBackPayment,
] as const;
