import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { withChange, planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { isWaived, withoutFee } from '#mocks/rules/fee-waiver.ts';
import { creditPaid } from './credit-paid.ts';
import { saveChangedPlan } from './save-changed.ts';

/**
 * Waives late fees (transition P20), and closes a plan that only had fees open (P5). What was paid of them moves to the
 * wallet within its payment, so that no refund can return the same money again.
 */
export const waiveFees: HandlerOf<'waiveFees'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const { lineNo } = body;
  const status = planLifecycle.take(plan, 'waive-fees', { ...planFacts(tables, plan, today), lineNo });
  const waived = plan.lines.filter((line) => isWaived(line, lineNo));
  const paid = waived.map(
    ({ no, paidFeeMinor }) => ({ lineNo: no, component: 'FEE', amountMinor: paidFeeMinor }) as const,
  );
  creditPaid(tables, plan, paid, today);
  const lines = plan.lines.map((line) =>
    waived.includes(line) ? { ...withoutFee(line), feeWaivedOn: today } : line,
  );
  const after = withChange(plan, { status, lines }, today);
  const { to } = planLifecycle.decide(after, 'fees-waived', { plan: after, today });
  const saved = saveChangedPlan(
    context,
    to === null ? after : withChange(plan, { status: to, lines }, today),
  );
  return reply(200, viewPlanDetails(context, saved));
};
