import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { withChange, planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { saveChangedPlan } from './save-changed.ts';

/**
 * Writes a plan off, after approval by a second administrator (transition P10). Its order and collateral stay
 * unchanged, because the money is still owed.
 */
export const writeOffPlan: HandlerOf<'writeOffPlan'> = {
  needsApproval: () => true,

  run(context) {
    const { params, tables, today, matchVersion, reply } = context;
    const plan = requireRow(tables.plans.get(params.planId), 'plan');
    matchVersion(plan);
    const status = planLifecycle.take(plan, 'write-off', planFacts(tables, plan, today));
    const writtenOff = { ...withChange(plan, { status }, today), writtenOffOn: today };
    return reply(200, viewPlanDetails(context, saveChangedPlan(context, writtenOff)));
  },
};
