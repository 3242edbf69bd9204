import type { LocalDate } from '#contracts/dates.ts';
import type { PromiseToPay } from '#contracts/plans/promise.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { triedAt } from '#mocks/resources/payments/attempts.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { promiseStatus } from '#mocks/rules/promise.ts';
import type { Reads } from '#mocks/resources/tables.ts';

/** Records a customer's promise to pay (transition P21). */
export const recordPromise: HandlerOf<'recordPromise'> = (context) => {
  const { params, body, tables, now, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const { amount, date } = body;
  const status = planLifecycle.take(plan, 'promise', { ...planFacts(tables, plan, today), amount, date });
  const received = { amountMinor: 0, currency: plan.currency };
  const promise = { amount, date, madeAt: now, status: 'OPEN', received } as const;
  const saved = savePlan(tables, { ...plan, status, promise, version: plan.version + 1 });
  return reply(200, viewPlanDetails(context, saved));
};

/** Returns a plan's promise with what was paid of it until now. */
export function judgedPromise(
  tables: Pick<Reads, 'payments'>,
  plan: PlanRecord,
  today: LocalDate,
): PromiseToPay | null {
  if (!plan.promise) return null;
  const { amount, date } = plan.promise;
  const amountMinor = receivedFor(tables, plan, plan.promise);
  const due = isPaidOffBy(plan, date) ? amountMinor : amount.amountMinor;
  const status = promiseStatus({ amount: due, date }, amountMinor, today);
  return { ...plan.promise, received: { ...amount, amountMinor }, status };
}

/** Returns the plan with its open promise kept, if as much was paid already; before its due dates change, which ends it. */
export function withKeptPromise(
  tables: Pick<Reads, 'payments'>,
  plan: PlanRecord,
  today: LocalDate,
): PlanRecord {
  if (plan.promise?.status !== 'OPEN') return plan;
  const promise = judgedPromise(tables, plan, today);
  return promise?.status === 'KEPT' ? { ...plan, promise } : plan;
}

/** Paying a plan off can take less than what was promised, and keeps the promise. */
const isPaidOffBy = ({ status, closedOn }: PlanRecord, day: LocalDate) =>
  (status === 'SETTLED' || status === 'WITHDRAWN') && closedOn !== null && closedOn <= day;

/** Returns what was paid on a plan from a promise to its day, less refunds. */
function receivedFor(
  tables: Pick<Reads, 'payments'>,
  { id }: PlanRecord,
  { madeAt, date }: PromiseToPay,
): number {
  return tables.payments
    .by('planId', id)
    .filter((payment) => {
      const at = triedAt(payment);
      return payment.allocations.length > 0 && at >= madeAt && businessDate(at) <= date;
    })
    .reduce((sum, { amount, refundedTotal }) => sum + amount - refundedTotal, 0);
}
