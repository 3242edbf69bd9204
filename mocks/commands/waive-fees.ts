import type { Allocation } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';
import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { changed, planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import { isWaived, takeFeesOff, withoutFee } from '#mocks/rules/fee-waiver.ts';
import type { Writes } from '#mocks/tables.ts';
import { saveChangedPlan } from './save-changed-plan.ts';

/** Waives late fees (transition P20), and closes a plan that only had fees open (P5). */
export const waiveFees: HandlerOf<'waiveFees'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = found(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const { lineNo } = body;
  const status = planLifecycle.take(plan, 'waive-fees', { ...planFacts(tables, plan, today), lineNo });
  const waived = new Set(plan.lines.filter((line) => isWaived(line, lineNo)).map(({ no }) => no));
  giveBack(tables, plan, waived);
  const lines = plan.lines.map((line) => (waived.has(line.no) ? withoutFee(line) : line));
  const after = changed(plan, { status, lines }, today);
  const { to } = planLifecycle.decide(after, 'fees-waived', { plan: after, today });
  const saved = saveChangedPlan(context, to === null ? after : changed(plan, { status: to, lines }, today));
  return reply(200, viewPlanDetails(context, saved));
};

/** Credits the paid part of the waived fees to the wallet. */
function giveBack(tables: Writes, { id, userId }: PlanRecord, lineNos: ReadonlySet<number>): void {
  for (const payment of tables.payments.by('planId', id)) {
    const reversed = tables.refunds.by('paymentId', payment.id).flatMap(({ reversals }) => reversals);
    const { parts, taken } = takeFeesOff(payment.allocations.map(inMinor), reversed.map(inMinor), lineNos);
    if (taken === 0) continue;
    changeWallet(tables, userId, taken);
    const { currency } = payment;
    tables.payments.replace({
      ...payment,
      allocations: parts.map(({ amountMinor, ...part }) => ({ ...part, amount: { amountMinor, currency } })),
      walletCredit: payment.walletCredit + taken,
      version: payment.version + 1,
    });
  }
}

const inMinor = ({ amount: { amountMinor }, ...part }: z.output<typeof Allocation>) => ({
  ...part,
  amountMinor,
});
