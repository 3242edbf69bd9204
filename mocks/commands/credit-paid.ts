import { allocatedParts } from '#mocks/resources/payments/minor-parts.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { AllocatedPart } from '#mocks/rules/allocation.ts';
import { partsLeft, partsWithout } from '#mocks/rules/refund.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Writes } from '#mocks/tables.ts';

/** Takes what was paid of a plan off its payments, the newest first, and credits it to the wallet of its customer. */
export function creditPaid(
  tables: Writes,
  { id, userId }: Pick<PlanRecord, 'id' | 'userId'>,
  paid: readonly AllocatedPart[],
): void {
  let wanted = paid;
  for (const payment of tables.payments.by('planId', id).toReversed()) {
    const reversed = tables.refunds.by('paymentId', payment.id).flatMap(({ reversals }) => reversals);
    const { rest, taken } = partsWithout(
      allocatedParts(payment.allocations),
      allocatedParts(reversed),
      wanted,
    );
    const credit = sum(taken, ({ amountMinor }) => amountMinor);
    if (credit === 0) continue;
    wanted = partsLeft(wanted, taken);
    changeWallet(tables, userId, credit);
    const { currency } = payment;
    tables.payments.replace({
      ...payment,
      allocations: rest.map(({ amountMinor, ...part }) => ({ ...part, amount: { amountMinor, currency } })),
      walletCredit: payment.walletCredit + credit,
      version: payment.version + 1,
    });
  }
}
