import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { withChange, planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { planExtended, planRescheduled } from '#mocks/resources/plans/new-version.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { movePaid } from './credit-paid.ts';
import { withKeptPromise } from './promises.ts';
import { saveChangedPlan } from './save-changed.ts';

/** Spreads the remaining principal over another number of months, by an administrator (transition P6). */
export const reschedulePlanAsAdministrator: HandlerOf<'reschedulePlanAsAdministrator'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const { months, arrears } = body;
  const status = planLifecycle.take(plan, 'reschedule', { ...planFacts(tables, plan, today), months });
  const { plan: renewed, moved } = planRescheduled(
    withKeptPromise(tables, plan, today),
    months,
    today,
    arrears,
  );
  movePaid(tables, plan, moved, today);
  const spread = withChange(renewed, { status }, today);
  const saved = saveChangedPlan(context, { ...spread, version: plan.version + 1 });
  return reply(200, viewPlanDetails(context, saved));
};

/** Moves the due dates of a plan (transition P22), which may end its being overdue (P22b). */
export const extendPlan: HandlerOf<'extendPlan'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  planLifecycle.take(plan, 'extend', planFacts(tables, plan, today));
  const { plan: moved } = planExtended(withKeptPromise(tables, plan, today), body.days, today);
  const { to } = planLifecycle.decide(moved, 'dates-moved', { plan: moved, today });
  const after = to === null ? moved : withChange(moved, { status: to }, today);
  const saved = saveChangedPlan(context, { ...after, version: plan.version + 1 });
  return reply(200, viewPlanDetails(context, saved));
};
