import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { LineRecord, PlanRecord } from './record.ts';
import { type AllocatedPart, allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { applyReversal } from '#mocks/rules/refund.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysPastDue } from '#mocks/rules/line-status.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { titleOf } from '#mocks/format.ts';

interface OnDay {
  readonly plan: PlanRecord;
  readonly today: LocalDate;
}

/** The steps of a plan (docs/domain.md, "Plans"). No request takes them directly, so their problems are sentences. */
export const planLifecycle = lifecycle<PlanRecord>()({
  machine: planMachine,
  guards: {
    'down-payment-paid': ({ plan }: OnDay) =>
      plan.lines.some((line) => line.no === 0 && openOf(line) > 0)
        ? 'The down payment has not been paid.'
        : null,
    'past-grace': ({ plan, today }: OnDay) =>
      daysPastDue(plan.lines, today) > plan.offer.graceDays
        ? null
        : `No instalment is more than ${plan.offer.graceDays} days late.`,
    'nothing-past-due': ({ plan, today }: OnDay) =>
      daysPastDue(plan.lines, today) > 0 ? 'An instalment is still past its due date.' : null,
    'everything-reversed': ({ plan }: OnDay) =>
      plan.lines.some((line) => line.paidInterestMinor + line.paidPrincipalMinor + line.paidFeeMinor > 0)
        ? 'A part of what was paid stays.'
        : null,
    'nothing-outstanding': ({ plan }: OnDay) =>
      plan.lines.some((line) => openOf(line) + feeOpenOf(line) > 0)
        ? 'Instalments or fees are still open.'
        : null,
  },
  requestGuards: {},
  actions: [],
  elsewhere: {
    PENDING: 'The plan has not started.',
    ACTIVE: 'The plan is active.',
    OVERDUE: 'The plan is overdue.',
    SETTLED: 'The plan is paid off.',
    CANCELLED: 'The plan was cancelled.',
  },
});

/** Closed plans owe nothing; a pending one counts as open, because it will be owed. */
export const isOpen = (status: PlanStatus): boolean => status !== 'SETTLED' && status !== 'CANCELLED';

/** The principal of the instalments that is still owed, in minor units. */
function principalLeftOf(status: PlanStatus, lines: readonly LineRecord[]): number {
  if (!isOpen(status)) return 0;
  return lines.reduce(
    (sum, line) => (line.no === 0 ? sum : sum + line.principalMinor - line.paidPrincipalMinor),
    0,
  );
}

/** The plan with another state or other lines, and with the members that are derived from them. */
function changed(
  plan: PlanRecord,
  change: Partial<Pick<PlanRecord, 'status' | 'lines'>>,
  day: LocalDate,
): PlanRecord {
  const { status, lines } = { ...plan, ...change };
  const closedOn = isOpen(status) ? null : day; // a closed plan does not change any more
  const principalLeft = principalLeftOf(status, lines);
  return { ...plan, status, lines, principalLeft, closedOn, version: plan.version + 1 };
}

type SignedFigures = Pick<
  Quote,
  'offer' | 'downPayment' | 'financed' | 'totalInterest' | 'aprcPpm' | 'schedule'
>;

export interface NewPlan {
  readonly id: string;
  readonly number: string;
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly userId: string;
    readonly customerName: string;
    readonly currency: PlanRecord['currency'];
    readonly lines: readonly { readonly nameSnapshot: string }[];
  };
  readonly quote: SignedFigures;
  readonly now: Instant;
}

/** The plan of a signed quote: pending until the down payment is paid. The figures are those that were signed. */
export function planFromQuote({ id, number, order, quote, now }: NewPlan): PlanRecord {
  const unpaid = {
    feeChargedMinor: 0,
    feeWaivedMinor: 0,
    paidInterestMinor: 0,
    paidPrincipalMinor: 0,
    paidFeeMinor: 0,
    paidOn: null,
  };
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
    lines: quote.schedule.map(({ totalMinor: _total, period: _period, ...line }) => ({ ...line, ...unpaid })),
    principalLeft: quote.financed.amountMinor,
    activatedOn: null,
    closedOn: null,
    scheduleVersion: 1,
    createdAt: now,
    version: 1,
  };
}

/** P1. The due dates stay those that were signed, also when the down payment is paid a day or two later. */
export function activatePlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = planLifecycle.take(plan, 'activate', { plan, today });
  return { ...changed(plan, { status }, today), activatedOn: today };
}

/** P2. */
export function cancelPlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = planLifecycle.take(plan, 'cancel', {});
  return changed(plan, { status }, today);
}

/** P3: the plan on a business day; the same object when nothing changes. */
export function planOnDay(plan: PlanRecord, today: LocalDate): PlanRecord {
  const { to } = planLifecycle.decide(plan, 'clock', { plan, today });
  return to === null ? plan : changed(plan, { status: to }, today);
}

/** Takes a refund off the lines again, then takes P3, P7 or P11 if they apply. */
export function reversePayment(
  plan: PlanRecord,
  reversals: readonly AllocatedPart[],
  today: LocalDate,
): PlanRecord {
  const lines = plan.lines.map((line) => {
    const after = applyReversal(line, reversals);
    return openOf(after) > 0 ? { ...after, paidOn: null } : after;
  });
  const reversed = { ...plan, lines };
  const { to } = planLifecycle.decide(reversed, 'payment-reversed', { plan: reversed, today });
  return changed(plan, { lines, status: to ?? plan.status }, today);
}

export interface ReceivedPayment {
  readonly plan: PlanRecord;
  readonly parts: readonly AllocatedPart[];
  /** Minor units that no line could take. */
  readonly walletCredit: number;
}

/**
 * Allocates a payment to the lines, then takes P4 and P5 if they apply. A pending plan stays pending: activate it
 * next.
 */
export function receivePayment(plan: PlanRecord, amountMinor: number, today: LocalDate): ReceivedPayment {
  const { parts, walletCredit } = allocatePayment(amountMinor, plan.lines, today);
  const lines = plan.lines.map((line) => {
    const after = applyAllocation(line, parts);
    return openOf(line) > 0 && openOf(after) === 0 ? { ...after, paidOn: today } : after;
  });
  let paid = changed(plan, { lines }, today);
  for (;;) {
    const { to } = planLifecycle.decide(paid, 'payment-succeeded', { plan: paid, today });
    if (to === null) return { plan: { ...paid, version: plan.version + 1 }, parts, walletCredit };
    paid = changed(paid, { status: to }, today);
  }
}
