import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { lastMonthOf } from '#mocks/resources/payments/bank.ts';
import { ownCard } from '#mocks/resources/payments/card-tokens.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { withChange, planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { planOnDueDay, planRescheduled } from '#mocks/resources/plans/new-version.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { viewOwnPlan } from '#mocks/resources/plans/view.ts';
import { movePaid } from './credit-paid.ts';
import { ownPlan } from './begin-payments.ts';
import { withKeptPromise } from './promises.ts';
import { saveChangedPlan } from './save-changed.ts';

/** Spreads the remaining principal over another number of months (transition P6). */
export const reschedulePlan: HandlerOf<'reschedulePlan'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = ownPlan(context, params.planId);
  matchVersion(plan);
  const facts = { ...planFacts(tables, plan, today), months: body.months };
  const status = planLifecycle.take(plan, 'reschedule', facts);
  const { plan: renewed, moved } = planRescheduled(withKeptPromise(tables, plan, today), body.months, today);
  movePaid(tables, plan, moved, today);
  const spread = withChange(renewed, { status }, today);
  const saved = saveChangedPlan(context, { ...spread, version: plan.version + 1 });
  return reply(200, viewOwnPlan(tables, saved, today));
};

/** Moves the later instalments to another day of the month (transition P19). */
export const changeDueDay: HandlerOf<'changeDueDay'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = ownPlan(context, params.planId);
  matchVersion(plan);
  planLifecycle.take(plan, 'change-due-day', { ...planFacts(tables, plan, today), dueDay: body.dueDay });
  const { plan: renewed, moved } = planOnDueDay(plan, body.dueDay, today);
  movePaid(tables, plan, moved, today);
  const saved = saveChangedPlan(context, { ...renewed, version: plan.version + 1 });
  return reply(200, viewOwnPlan(tables, saved, today));
};

/** Sets or removes the card that pays automatically (transition P15). */
export const setAutopay: HandlerOf<'setAutopay'> = (context) => {
  const { params, body, subject, tables, today, matchVersion, reply } = context;
  const plan = ownPlan(context, params.planId);
  matchVersion(plan);
  planLifecycle.take(plan, 'set-autopay', {});
  const { cardTokenId } = body;
  const card = cardTokenId === null ? null : ownCard(tables, cardTokenId, subject, '/cardTokenId');
  const autopay = card && {
    cardTokenId: card.id,
    cardLabel: card.label,
    cardUntil: lastMonthOf(card),
    stopped: false,
    missedOn: plan.autopay?.missedOn ?? null,
  };
  const saved = savePlan(tables, { ...plan, autopay, version: plan.version + 1 });
  return reply(200, viewOwnPlan(tables, saved, today));
};
