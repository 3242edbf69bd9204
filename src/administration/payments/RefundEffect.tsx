import { List } from '@mantine/core';
import type { Refund } from '#contracts/payments/refund.ts';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { paymentStatuses } from '#src/resources/payments/labels.ts';

type Effect = Pick<
  Refund,
  'amount' | 'reason' | 'fromWallet' | 'uncovered' | 'reopenedLines' | 'paymentStatus' | 'planStatus'
>;

/** What a refund changes: reopened lines, the payment and the plan. */
export function RefundEffect({ refund }: { readonly refund: Effect }) {
  const { amount, fromWallet, uncovered, reopenedLines, paymentStatus, planStatus } = refund;
  return (
    <List size="sm">
      <List.Item>
        <Money value={amount} />{' '}
        {refund.reason === 'CHARGE_BACK' ? 'is back with the customer’s bank.' : 'goes back to the customer.'}
      </List.Item>
      {reopenedLines.map(({ no, dueDate, openAfterMinor }) => (
        <List.Item key={no}>
          {no === 0 ? 'Down payment' : `Instalment ${no}`}:{' '}
          <Money value={{ ...amount, amountMinor: openAfterMinor }} /> open again, due{' '}
          <DateText value={dueDate} />
        </List.Item>
      ))}
      {fromWallet.amountMinor > 0 && (
        <List.Item>
          <Money value={fromWallet} /> that the payment added to the wallet is taken from there.
        </List.Item>
      )}
      {uncovered.amountMinor > 0 && (
        <List.Item>
          <Money value={uncovered} /> that the payment added to the wallet was spent since and stays unpaid.
        </List.Item>
      )}
      <List.Item>
        Payment: {paymentStatuses[paymentStatus].word}. Plan: {planStatuses[planStatus].word}.
      </List.Item>
    </List>
  );
}
