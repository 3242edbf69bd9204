import type { Money } from '#contracts/money.ts';
import { invariant } from '#mocks/invariant.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { chargeTogether, declined } from './charge-payment.ts';
import { chooseSources } from './choose-sources.ts';
import { beginPlanPayments, ownPlan, type PayingContext } from './plan-payments.ts';

/** Starts and charges one payment of one plan; the plan is changed after the bank has agreed. */
function pay(
  context: PayingContext,
  plan: PlanRecord,
  amount: Money,
  requested: readonly RequestedSource[],
  intention: Parameters<typeof beginPlanPayments>[3],
): PaymentRecord {
  const parts = [{ plan, amount: amount.amountMinor }];
  const begun = beginPlanPayments(
    context,
    parts,
    chooseSources(context, requested, context.subject),
    intention,
  );
  const [charged] = chargeTogether(context, begun);
  invariant(charged, `No payment of plan ${plan.id} was begun.`);
  return charged;
}

/** Settles a plan by paying all that remains (transition P14). */
export const settlePlan: HandlerOf<'settlePlan'> = (context) => {
  const { params, body, tables, today, reply } = context;
  const plan = ownPlan(context, params.planId);
  planLifecycle.take(plan, 'settle', { ...planFacts(tables, plan, today), amount: body.amount });
  const payment = pay(context, plan, body.amount, body.sources, { purpose: 'SETTLEMENT' });
  return (
    declined(tables, payment) ?? reply(isUndecided(payment.status) ? 202 : 201, viewPayment(context, payment))
  );
};

/** Pays a part of the principal ahead (transition P13). */
export const prepayPlan: HandlerOf<'prepayPlan'> = (context) => {
  const { params, body, tables, today, matchVersion, reply } = context;
  const plan = ownPlan(context, params.planId);
  matchVersion(plan);
  planLifecycle.take(plan, 'prepay', { ...planFacts(tables, plan, today), amount: body.amount });
  const payment = pay(context, plan, body.amount, body.sources, {
    purpose: 'PREPAYMENT',
    prepayment: body.mode,
  });
  return (
    declined(tables, payment) ?? reply(isUndecided(payment.status) ? 202 : 201, viewPayment(context, payment))
  );
};

/** Withdraws from a plan, by repaying the loan with interest up to today (transition P7w). */
export const withdrawPlan: HandlerOf<'withdrawPlan'> = (context) => {
  const { params, body, tables, today, reply } = context;
  const plan = ownPlan(context, params.planId);
  planLifecycle.take(plan, 'withdraw', { ...planFacts(tables, plan, today), amount: body.amount });
  const payment = pay(context, plan, body.amount, body.sources, { purpose: 'WITHDRAWAL' });
  return (
    declined(tables, payment) ?? reply(isUndecided(payment.status) ? 202 : 201, viewPayment(context, payment))
  );
};
