import type { Instant, LocalDate } from '#contracts/dates.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { LineRecord, OrderRecord, PlanRecord } from '#mocks/records.ts';
import { type AllocatedPart, allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysPastDue } from '#mocks/rules/line-status.ts';
import type { Figures } from '#mocks/resources/orders/quotes/compute.ts';
import { decide, type Guards, mustTake } from '#mocks/core/lifecycle.ts';
import { titleOf } from '#mocks/format.ts';

type PlanGuard = (typeof planMachine.transitions)[number]['guards'][number];

export interface PlanFacts {
  readonly plan: PlanRecord;
  readonly today: LocalDate;
}

export const planGuards: Guards<PlanGuard, PlanFacts> = {
  'down-payment-paid': ({ plan }) =>
    plan.lines.some((line) => line.no === 0 && openOf(line) > 0)
      ? 'The down payment has not been paid.'
      : null,
  'past-grace': ({ plan, today }) =>
    daysPastDue(plan.lines, today) > plan.offer.graceDays
      ? null
      : `No instalment is more than ${plan.offer.graceDays} days late.`,
  'nothing-past-due': ({ plan, today }) =>
    daysPastDue(plan.lines, today) > 0 ? 'An instalment is still past its due date.' : null,
  'nothing-outstanding': ({ plan }) =>
    plan.lines.some((line) => openOf(line) + feeOpenOf(line) > 0)
      ? 'Instalments or fees are still open.'
      : null,
};

/** Closed plans owe nothing; a pending one counts, as the money for it is set aside. */
export const isOpen = (status: PlanStatus): boolean => status !== 'SETTLED' && status !== 'CANCELLED';

/** The principal of the instalments that is still owed, in minor units. */
function outstandingOf(status: PlanStatus, lines: readonly LineRecord[]): number {
  if (!isOpen(status)) return 0;
  return lines.reduce((sum, line) => (line.no === 0 ? sum : sum + line.principal - line.paidPrincipal), 0);
}

/** The plan in another state or with other lines, with what follows from them. */
function changed(
  plan: PlanRecord,
  change: Partial<Pick<PlanRecord, 'status' | 'lines'>>,
  day: LocalDate,
): PlanRecord {
  const { status, lines } = { ...plan, ...change };
  const closedOn = isOpen(status) ? null : day; // nothing changes a closed plan
  const outstandingPrincipal = outstandingOf(status, lines);
  return { ...plan, status, lines, outstandingPrincipal, closedOn, version: plan.version + 1 };
}

export interface NewPlan {
  readonly id: string;
  readonly number: string;
  readonly order: OrderRecord;
  readonly quote: Figures;
  readonly now: Instant;
}

/** The plan that a signed quote becomes: pending until the down payment is paid. The figures are those signed. */
export function planFromQuote({ id, number, order, quote, now }: NewPlan): PlanRecord {
  const unpaid = { feeCharged: 0, feeWaived: 0, paidInterest: 0, paidPrincipal: 0, paidFee: 0, paidOn: null };
  return {
    id,
    number,
    orderId: order.id,
    orderNumber: order.number,
    userId: order.userId,
    customerName: order.customerName,
    title: titleOf(order.lines),
    status: 'PENDING',
    currency: order.currency,
    offer: quote.offer,
    downPayment: quote.downPayment.amountMinor,
    financed: quote.financed.amountMinor,
    totalInterest: quote.totalInterest.amountMinor,
    aprcPpm: quote.aprcPpm,
    lines: quote.schedule.map(({ no, periodStart, dueDate, opening, interest, principal, closing }) => ({
      no,
      periodStart,
      dueDate,
      opening,
      interest,
      principal,
      closing,
      ...unpaid,
    })),
    outstandingPrincipal: quote.financed.amountMinor,
    activatedOn: null,
    closedOn: null,
    scheduleVersion: 1,
    createdAt: now,
    version: 1,
  };
}

/** P1. The due dates stay those that were signed, also when the down payment comes a day or two later. */
export function activatePlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = mustTake(planMachine, planGuards, plan.status, 'activate', { plan, today });
  return { ...changed(plan, { status }, today), activatedOn: today };
}

/** P2. */
export function cancelPlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = mustTake(planMachine, planGuards, plan.status, 'cancel', { plan, today });
  return changed(plan, { status }, today);
}

/** P3: the plan as the business day finds it; the same object when the day changes nothing. */
export function planOnDay(plan: PlanRecord, today: LocalDate): PlanRecord {
  const decision = decide(planMachine, planGuards, plan.status, 'clock', { plan, today });
  return decision.kind === 'taken' ? changed(plan, { status: decision.to }, today) : plan;
}

export interface ReceivedPayment {
  readonly plan: PlanRecord;
  readonly parts: readonly AllocatedPart[];
  /** Minor units that no line could take. */
  readonly walletCredit: number;
}

/** Puts a payment onto the lines, then P4 and P5 as far as they apply. A pending plan stays so: activate it next. */
export function receivePayment(plan: PlanRecord, amountMinor: number, today: LocalDate): ReceivedPayment {
  const { parts, walletCredit } = allocatePayment(amountMinor, plan.lines, today);
  const lines = plan.lines.map((line) => {
    const after = applyAllocation(line, parts);
    return openOf(line) > 0 && openOf(after) === 0 ? { ...after, paidOn: today } : after;
  });
  let paid = changed(plan, { lines }, today);
  for (;;) {
    const decision = decide(planMachine, planGuards, paid.status, 'payment-succeeded', { plan: paid, today });
    if (decision.kind !== 'taken')
      return { plan: { ...paid, version: plan.version + 1 }, parts, walletCredit };
    paid = changed(paid, { status: decision.to }, today);
  }
}
