import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import type { Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';
import { dayOf } from '#tests/suite/models/plan/days.ts';
import type { PlanModel } from '#tests/suite/models/plan/model.ts';
import { compareLines } from '#tests/suite/models/plan/schedule.ts';
import type { Pending } from '#tests/suite/models/plan/signed.ts';

/** Whether the bank agrees, refuses or takes its time. */
export type CardName = 'good' | 'poor' | 'slow';

/** A customer with the plan of the worked example and cards of each kind, and an administrator. */
export async function prepare(backend: Backend) {
  const holder = await planHolder(backend);
  const cards = {
    good: await holder.card('good'),
    poor: await holder.card('poor'),
    slow: await holder.card('slow'),
  };
  const admin = { token: await backend.signIn(people.administrator) };
  const approver = { token: await backend.signIn(people.approver) };
  return { params: holder.params, userId: holder.userId, as: holder.as, cards, admin, approver };
}

export type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
export type PlanStep = Step<PlanModel, Real>;

/** Finds the payments that were made since the last step: one, or those of several due dates. */
export function namePayments(model: PlanModel, { backend, params }: Real): void {
  const paymentIds = new Set(model.payments.map(({ id }) => id));
  const made = backend.store.tables.payments
    .by('planId', params.planId)
    .filter(({ id, allocations }) => allocations.length > 0 && !paymentIds.has(id))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const unnamed = model.payments.filter(({ id }) => id === '');
  same('number of new payments', made.length, unnamed.length);
  for (const [index, payment] of unnamed.entries()) payment.id = made[index]?.id ?? '';
}

/** Finds the payment that the bank has just declined. */
export function noteDeclined(
  model: PlanModel,
  { backend: { store }, params }: Real,
  { purpose, amount }: Pick<Pending, 'purpose' | 'amount'>,
): void {
  const declinedIds = new Set(model.declined.map(({ id }) => id));
  const declined = store.tables.payments
    .by('planId', params.planId)
    .find(
      ({ id, status, createdAt }) =>
        status === 'FAILED' && createdAt === store.clock.now() && !declinedIds.has(id),
    );
  model.declined.push({ id: declined?.id ?? '', purpose, amount, attempts: 1, after: model.waits });
}

const walletOf = ({ backend: { store }, userId }: Real) =>
  store.tables.users.get(userId)?.walletBalance.amountMinor;

/** The state of the order that a plan in this state belongs to. */
const orderStates: Readonly<Record<string, string>> = {
  SETTLED: 'COMPLETED',
  WITHDRAWN: 'WITHDRAWN',
  CANCELLED: 'REFUNDED',
};

const orderOf = ({ backend: { store }, params }: Real) =>
  store.tables.orders.get(store.tables.plans.get(params.planId)?.orderId ?? '');

/** Compares plan and schedule with the model. */
export async function compare(model: PlanModel, real: Real): Promise<void> {
  const { reads, params, as } = real;
  namePayments(model, real);
  const plan = await reads<OwnPlan>('getPlan', { params, ...as });
  same('status', plan.status, model.status);
  same('status of the order', orderOf(real)?.status, orderStates[model.status] ?? 'ACTIVE');
  same('total', plan.total.amountMinor, model.total);
  same('paid', plan.paid.amountMinor, model.paid);
  same('left to pay', plan.leftToPay.amountMinor, model.isOpen ? model.left : 0);
  same('cancelled', plan.cancelled.amountMinor, model.notOwed + (model.isOpen ? 0 : model.left));
  same('due now', plan.dueNow.amountMinor, model.isOpen ? model.dueNow : 0);
  same('overdue', plan.overdue.amountMinor, model.isOpen ? model.overdue : 0);
  same('principal left', plan.principalLeft.amountMinor, model.principalLeft);
  same('fees', plan.fees.amountMinor, model.fees);
  same('days past due', plan.daysPastDue, model.isOpen ? model.daysPastDue : 0);
  same(
    'the problem',
    plan.dispute?.status ?? null,
    model.dispute && (model.dispute.open ? 'OPEN' : 'CLOSED'),
  );
  same(
    'the end of the pause',
    plan.dispute ? dayOf(plan.dispute.pausedUntil) : null,
    model.dispute?.until ?? null,
  );
  same('the wallet', walletOf(real), model.wallet);
  compareLines(model, await reads<Schedule>('getSchedule', { params, ...as }));
}
