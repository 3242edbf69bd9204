import type { LocalDate } from '#contracts/dates.ts';
import { allocatedParts } from '#mocks/resources/payments/minor-parts.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { AllocatedPart } from '#mocks/rules/allocation.ts';
import type { Moved } from '#mocks/rules/new-schedule.ts';
import { firstOf, partsLeft, partsWithout, together } from '#mocks/rules/refund.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Writes } from '#mocks/resources/tables.ts';

const amountOf = ({ amountMinor }: AllocatedPart) => amountMinor;

/**
 * Takes what was paid of a plan off its payments, the newest first, lets it pay other parts of the plan, and credits the rest
 * to the wallet of its customer.
 */
export function movePaid(
  tables: Writes,
  { id, userId }: Pick<PlanRecord, 'id' | 'userId'>,
  { from, to }: Moved,
  on: LocalDate,
): void {
  let wanted = from;
  let unpaid = to;
  for (const payment of tables.payments.by('planId', id).toReversed()) {
    const reversed = tables.refunds.by('paymentId', payment.id).flatMap(({ reversals }) => reversals);
    const { rest, taken } = partsWithout(
      allocatedParts(payment.allocations),
      allocatedParts(reversed),
      wanted,
    );
    const freed = sum(taken, amountOf);
    if (freed === 0) continue;
    wanted = partsLeft(wanted, taken);
    const paid = firstOf(unpaid, freed);
    unpaid = partsLeft(unpaid, paid);
    const credit = freed - sum(paid, amountOf);
    changeWallet(tables, userId, credit);
    const allocations = (parts: readonly AllocatedPart[]) =>
      parts.map(({ amountMinor, ...part }) => ({
        ...part,
        amount: { amountMinor, currency: payment.currency },
      }));
    tables.payments.replace({
      ...payment,
      allocations: allocations(together([...rest, ...paid])),
      walletCredit: payment.walletCredit + credit,
      moves: [...payment.moves, { on, from: allocations(taken), to: allocations(paid), creditMinor: credit }],
      version: payment.version + 1,
    });
  }
}

/** Takes what was paid of a plan off its payments, the newest first, and credits it to the wallet of its customer. */
export const creditPaid = (
  tables: Writes,
  plan: Pick<PlanRecord, 'id' | 'userId'>,
  paid: readonly AllocatedPart[],
  on: LocalDate,
): void => movePaid(tables, plan, { from: paid, to: [] }, on);
