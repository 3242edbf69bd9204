import type { Money } from '#contracts/money.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Problem, Success } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { chargeTogether, declined } from '#mocks/commands/payments/charge.ts';
import { chooseSources } from '#mocks/commands/payments/choose-sources.ts';
import { beginPlanPayments, type Intention, ownPlan, type PayingContext } from './begin-payments.ts';

interface Replying extends PayingContext {
  readonly body: { readonly amount: Money; readonly sources: readonly RequestedSource[] };
  readonly reply: (status: 201 | 202, payment: Payment) => Success<201 | 202>;
}

/** Starts and charges one payment of one plan, and replies with it; the plan is changed after the bank has agreed. */
function pay(context: Replying, plan: PlanRecord, intention: Intention): Problem | Success<201 | 202> {
  const { tables, body, reply } = context;
  const parts = [{ plan, amount: body.amount.amountMinor }];
  const begun = beginPlanPayments(
    context,
    parts,
    chooseSources(context, body.sources, context.subject),
    intention,
  );
  const [charged] = chargeTogether(context, begun);
  invariant(charged, `No payment of plan ${plan.id} was begun.`);
  return (
    declined(tables, charged) ?? reply(isUndecided(charged.status) ? 202 : 201, viewPayment(context, charged))
  );
}

/** Settles a plan by paying all that remains (transition P14). */
export const settlePlan: HandlerOf<'settlePlan'> = (context) => {
  const { params, body, tables, today } = context;
  const plan = ownPlan(context, params.planId);
  planLifecycle.take(plan, 'settle', { ...planFacts(tables, plan, today), amount: body.amount });
  return pay(context, plan, { purpose: 'SETTLEMENT' });
};

/** Pays a part of the principal ahead (transition P13). */
export const prepayPlan: HandlerOf<'prepayPlan'> = (context) => {
  const { params, body, tables, today, matchVersion } = context;
  const plan = ownPlan(context, params.planId);
  matchVersion(plan);
  planLifecycle.take(plan, 'prepay', { ...planFacts(tables, plan, today), amount: body.amount });
  return pay(context, plan, { purpose: 'PREPAYMENT', prepayment: body.mode });
};

/** Withdraws from a plan, by repaying the loan with interest up to today (transition P7w). */
export const withdrawPlan: HandlerOf<'withdrawPlan'> = (context) => {
  const { params, body, tables, today } = context;
  const plan = ownPlan(context, params.planId);
  planLifecycle.take(plan, 'withdraw', { ...planFacts(tables, plan, today), amount: body.amount });
  return pay(context, plan, { purpose: 'WITHDRAWAL' });
};
