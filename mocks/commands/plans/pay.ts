import type { BodyOf } from '#contracts/endpoint.ts';
import type { Contract } from '#contracts/index.ts';
import type { Money } from '#contracts/money.ts';
import type { PreviewedPart } from '#contracts/plans/plan-payment.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { planLifecycle, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { factsOf } from '#mocks/resources/plans/view.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Subject } from '#mocks/core/subject.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { requireOwnRow } from '#mocks/core/handler-result.ts';
import { requireVersion } from '#mocks/core/precondition.ts';
import { chargeTogether, declined } from '#mocks/commands/payments/charge.ts';
import { chooseSources } from '#mocks/commands/payments/choose-sources.ts';
import { beginPlanPayments, totalOf } from './begin-payments.ts';

interface Context {
  readonly tables: Pick<Reads, 'approvals' | 'orders' | 'plans' | 'payments' | 'users'>;
  readonly subject: Subject;
  readonly today: LocalDate;
}

/** Returns the plans of a payment, each checked by its guards (P12). */
function payablePlansOf(
  { tables, subject, today }: Context,
  parts: BodyOf<Contract['previewPlanPayment']>['parts'],
) {
  return parts.map(({ planId, amount }) => {
    const plan = requireOwnRow(tables.plans.get(planId), subject, 'plan');
    const status = planLifecycle.take(plan, 'pay', { ...planFacts(tables, plan, today), amount });
    return { plan: { ...plan, status }, amount };
  });
}

/** Pays what is due on one or several plans, or more (transitions Y1, P12). */
export const payPlans: HandlerOf<'payPlans'> = (context) => {
  const { body, tables, reply } = context;
  for (const { planId, version } of body.parts) {
    requireVersion(requireOwnRow(tables.plans.get(planId), context.subject, 'plan'), version);
  }
  const parts = payablePlansOf(context, body.parts).map(({ plan, amount }) => ({
    plan,
    amount: amount.amountMinor,
  }));
  const chosen = chooseSources(context, body.sources, context.subject);
  const begun = beginPlanPayments(context, parts, chosen, { purpose: 'INSTALMENT' });
  const payments = chargeTogether(context, begun);
  const [first] = payments;
  invariant(first, 'A payment has a part.');
  const refusal = declined(tables, first);
  if (refusal) return refusal;
  return reply(isUndecided(first.status) ? 202 : 201, {
    total: totalOf(body.parts.map(({ amount }) => amount)),
    status: first.status,
    payments: payments.map((payment) => viewPayment(context, payment)),
  });
};

/** Simulates the allocation of a payment by the same rules. */
export const previewPlanPayment: HandlerOf<'previewPlanPayment'> = (context) => {
  const { body, today, reply } = context;
  const parts = payablePlansOf(context, body.parts).map(({ plan, amount }) =>
    previewPart(plan, amount, today),
  );
  return reply(200, { total: totalOf(body.parts.map(({ amount }) => amount)), parts });
};

/** Returns where a part of a payment would go, and what would remain of its plan. */
export function previewPart(plan: PlanRecord, amount: Money, today: LocalDate): PreviewedPart {
  const received = receivePayment(plan, amount.amountMinor, today);
  const { leftToPay, dueNow, status } = factsOf(received.plan, today);
  return {
    planId: plan.id,
    number: plan.number,
    title: plan.title,
    amount,
    allocations: received.parts.map(({ amountMinor, ...part }) => ({
      ...part,
      amount: { amountMinor, currency: plan.currency },
    })),
    leftToPay,
    dueNow,
    status,
  };
}
