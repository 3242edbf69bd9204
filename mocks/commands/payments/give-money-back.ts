import type { Refund } from '#contracts/payments/refund.ts';
import { refundedParts } from '#mocks/resources/payments/minor-parts.ts';
import type { PaymentRecord, RefundRecord } from '#mocks/resources/payments/record.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { AllocatedPart } from '#mocks/rules/allocation.ts';
import { refundDestinations } from '#mocks/rules/refund.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Charging } from './take-parts.ts';

/** What is given back of a payment, and what became of everything then. */
interface GivenBack extends Pick<
  RefundRecord,
  | 'id'
  | 'amount'
  | 'reason'
  | 'note'
  | 'by'
  | 'reopenedLines'
  | 'paymentStatus'
  | 'planStatus'
  | 'orderStatus'
> {
  readonly reversals: readonly AllocatedPart[];
  /** What the wallet gives of it, in minor units. */
  readonly fromWallet: number;
}

/** Records a refund and moves its money: to the card or bank account up to what it paid, the rest to the wallet. */
export function giveMoneyBack(
  { tables, now }: Pick<Charging, 'tables' | 'now'>,
  payment: PaymentRecord,
  { reversals, fromWallet, ...refund }: GivenBack,
): RefundRecord {
  const { amountMinor: total, currency } = refund.amount;
  const given = tables.refunds.by('paymentId', payment.id).flatMap(({ destinations }) => destinations);
  const destinations: Refund['destinations'] = refundDestinations(
    total,
    payment.sources,
    refundedParts(given),
  ).map(({ amount: amountMinor, ...destination }) => ({ ...destination, amount: { amountMinor, currency } }));
  changeWallet(tables, payment.userId, -fromWallet);
  for (const { kind, amount: part } of destinations)
    if (kind === 'WALLET') changeWallet(tables, payment.userId, part.amountMinor);
  tables.payments.replace({
    ...payment,
    status: refund.paymentStatus,
    refundedTotal: payment.refundedTotal + total,
    version: payment.version + 1,
  });
  const onLines = sum(reversals, ({ amountMinor }) => amountMinor);
  return tables.refunds.insert({
    ...refund,
    userId: payment.userId,
    paymentId: payment.id,
    status: 'SUCCEEDED',
    destinations,
    reversals: reversals.map(({ amountMinor, ...part }) => ({ ...part, amount: { amountMinor, currency } })),
    fromWallet: { amountMinor: fromWallet, currency },
    uncovered: { amountMinor: total - onLines - fromWallet, currency },
    createdAt: now,
    version: 1,
  });
}
