import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { viewOwnPlan } from '#mocks/resources/plans/view.ts';
import { lastPausedDay } from '#mocks/rules/dispute.ts';
import { ownPlan } from './begin-payments.ts';

/** Reports a problem with a plan (transition P30). */
export const openDispute: HandlerOf<'openDispute'> = (context) => {
  const { params, body, tables, now, today, reply } = context;
  const plan = ownPlan(context, params.planId);
  const status = planLifecycle.take(plan, 'dispute', planFacts(tables, plan, today));
  const dispute = {
    ...body,
    openedAt: now,
    status: 'OPEN',
    pausedUntil: lastPausedDay(body.reason, today),
    answer: null,
    closedAt: null,
  } as const;
  const saved = savePlan(tables, { ...plan, status, dispute, version: plan.version + 1 });
  return reply(200, viewOwnPlan(tables, saved, today));
};

/** Answers a reported problem (transition P31). */
export const answerDispute: HandlerOf<'answerDispute'> = (context) => {
  const { params, body, tables, now, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const status = planLifecycle.take(plan, 'answer-dispute', planFacts(tables, plan, today));
  const dispute = plan.dispute && {
    ...plan.dispute,
    status: 'CLOSED' as const,
    answer: body.answer,
    closedAt: now,
  };
  const saved = savePlan(tables, { ...plan, status, dispute, version: plan.version + 1 });
  return reply(200, viewPlanDetails(context, saved));
};
