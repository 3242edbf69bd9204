import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { planActions, planAdministrationActions } from '#contracts/plans/actions.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { isClosedPlan, isLatePlan } from '#contracts/plans/states.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { planGuards, planNeeds, planRequestGuards } from './guards.ts';
import type { EndStatus, LineRecord, PlanRecord } from './record.ts';
import { type AllocatedPart, allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { applyReversal, takenOff } from '#mocks/rules/refund.ts';
import { withTimeToPay } from '#mocks/rules/reopened-lines.ts';
import { isOwing, openOf } from '#mocks/rules/line-balance.ts';
import { negligibleOf } from './lateness.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { titleOf } from '#mocks/core/format.ts';

/** The transitions of a plan (docs/domain.md, "Plans"). */
export const planLifecycle = lifecycle<PlanRecord>()({
  machine: planMachine,
  guards: planGuards,
  requestGuards: planRequestGuards,
  actions: { customer: planActions, administration: planAdministrationActions },
  needs: planNeeds,
  stateReasons: {
    PENDING: 'The plan has not started.',
    ACTIVE: 'The plan is active.',
    OVERDUE: 'The plan is overdue.',
    DEFAULTED: 'The plan is in default: pay what is due, or ask for other instalments.',
    WRITTEN_OFF: 'The plan was written off. What is open can still be paid.',
    SETTLED: 'The plan is paid off.',
    WITHDRAWN: 'The plan has ended by withdrawal.',
    CANCELLED: 'The plan was cancelled.',
  },
});

/**
 * Closed plans owe nothing; a pending plan counts as open because it will be owed, and a written-off one is still
 * owed.
 */
export const isOpen = (status: PlanStatus): boolean => !isClosedPlan(status);

/** Whether the debt is collected: a written-off plan can be paid, but nothing reminds of it and nothing is charged. */
export const isCollected = (status: PlanStatus): boolean => isOpen(status) && status !== 'WRITTEN_OFF';

/** Cancelling a plan, or withdrawing from it, ends a problem that has not been answered. */
const closed = (dispute: PlanRecord['dispute']): PlanRecord['dispute'] =>
  dispute && { ...dispute, status: 'CLOSED' };

/** The paid and charged amounts of a new line. */
export const unpaid = {
  feeChargedMinor: 0,
  feeWaivedMinor: 0,
  paidInterestMinor: 0,
  paidPrincipalMinor: 0,
  paidFeeMinor: 0,
  feeChargedOn: null,
  feeWaivedOn: null,
  paidOn: null,
  reopenedOn: null,
  wasDueOn: null,
} as const;

/** Returns the unpaid principal of the instalments, in minor units. */
function principalLeftOf(status: PlanStatus, lines: readonly LineRecord[]): number {
  if (!isOpen(status)) return 0;
  return lines.reduce(
    (sum, line) => (line.no === 0 ? sum : sum + line.principalMinor - line.paidPrincipalMinor),
    0,
  );
}

/** How and when the debt of a plan has ended; null while it is owed. What was written off stays so once it is paid. */
export function endOf({
  status,
  closedOn,
  writtenOffOn,
}: Pick<PlanRecord, 'status' | 'closedOn' | 'writtenOffOn'>): {
  readonly status: EndStatus;
  readonly on: LocalDate;
} | null {
  if (writtenOffOn !== null) return { status: 'WRITTEN_OFF', on: writtenOffOn };
  if (status !== 'SETTLED' && status !== 'WITHDRAWN' && status !== 'CANCELLED') return null;
  return closedOn === null ? null : { status, on: closedOn };
}

/** Returns the earlier ends with the one that a change undoes or replaces. */
function earlierEndsOf(
  plan: PlanRecord,
  next: Parameters<typeof endOf>[0],
  until: LocalDate,
): PlanRecord['earlierEnds'] {
  const end = endOf(plan);
  return end === null || endOf(next)?.status === end.status
    ? plan.earlierEnds
    : [...plan.earlierEnds, { ...end, until }];
}

/** Returns the plan with another state or other lines, and updates the members derived from them. */
export function withChange(
  plan: PlanRecord,
  change: Partial<Pick<PlanRecord, 'status' | 'lines'>>,
  day: LocalDate,
): PlanRecord {
  const { status, lines } = { ...plan, ...change };
  const closedOn = isOpen(status) ? null : (plan.closedOn ?? day); // it closes once
  const principalLeft = principalLeftOf(status, lines);
  const writtenOffOn = isCollected(status) ? null : plan.writtenOffOn; // it is outstanding again
  return {
    ...plan,
    status,
    lines,
    principalLeft,
    closedOn,
    writtenOffOn,
    earlierEnds: earlierEndsOf(plan, { status, closedOn, writtenOffOn }, day),
    defaultNoticeOn: isLatePlan(status) ? plan.defaultNoticeOn : null,
    dispute: status === 'CANCELLED' || status === 'WITHDRAWN' ? closed(plan.dispute) : plan.dispute,
    goodsReturn:
      plan.goodsReturn?.status === 'OPEN' && (status === 'CANCELLED' || status === 'WITHDRAWN')
        ? { ...plan.goodsReturn, status: 'CLOSED' }
        : plan.goodsReturn,
    version: plan.version + 1,
  };
}

type SignedFigures = Pick<
  Quote,
  'offer' | 'downPayment' | 'financed' | 'totalInterest' | 'aprcPpm' | 'schedule' | 'policyProfile'
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

/** A line as it was signed: nothing changed its interest or its day. */
const asSigned = {
  carriedInterestMinor: 0,
  earlierInterestMinor: 0,
  creditedInterestMinor: 0,
  extendedTo: null,
} as const;

/** Creates the plan of a confirmed quote with its figures; it is pending until the down payment is paid. */
export function planFromQuote({ id, number, order, quote, now }: NewPlan): PlanRecord {
  const line = { ...unpaid, kind: 'SCHEDULED', ...asSigned } as const;
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
    policyProfile: quote.policyProfile,
    downPayment: quote.downPayment.amountMinor,
    financed: quote.financed.amountMinor,
    totalInterest: quote.totalInterest.amountMinor,
    aprcPpm: quote.aprcPpm,
    lines: quote.schedule.map(({ totalMinor: _total, collectDate: _collected, ...slot }) => ({
      ...slot,
      ...line,
    })),
    principalLeft: quote.financed.amountMinor,
    shortfall: 0,
    activatedOn: null,
    closedOn: null,
    earlierEnds: [],
    scheduleVersion: 1,
    scheduleSince: businessDate(now),
    scheduleReason: 'SIGNED',
    earlierSchedules: [],
    autopay: null,
    underWay: null,
    defaultNoticeOn: null,
    writtenOffOn: null,
    promise: null,
    dispute: null,
    goodsReturn: null,
    goodsCredits: [],
    contacts: [],
    createdAt: now,
    version: 1,
  };
}

/** Starts a plan with the lines that were signed (transition P1). */
export function activatePlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = planLifecycle.take(plan, 'activate', { plan, today });
  return { ...withChange(plan, { status }, today), activatedOn: today };
}

/** Cancels a plan that has not started (transition P2). */
export function cancelPlan(plan: PlanRecord, today: LocalDate): PlanRecord {
  const status = planLifecycle.take(plan, 'cancel', {});
  return withChange(plan, { status }, today);
}

/** Returns the plan on a business day (transition P3); the same object if nothing changes. */
export function planOnDay(plan: PlanRecord, today: LocalDate): PlanRecord {
  const { to } = planLifecycle.decide(plan, 'clock', { plan, today });
  return to === null ? plan : withChange(plan, { status: to }, today);
}

/** Takes a refund off the lines, then applies P3, P7, P11 or P16b where they apply. */
export function reversePayment(
  plan: PlanRecord,
  reversals: readonly AllocatedPart[],
  today: LocalDate,
  isChargeBack: boolean,
): PlanRecord {
  const negligible = negligibleOf(plan);
  const reverse = plan.status === 'WITHDRAWN' && !isChargeBack ? takenOff : applyReversal;
  const reopened = plan.lines.map((line) => {
    const after = reverse(line, reversals);
    if (openOf(after) <= openOf(line)) return after;
    return { ...after, paidOn: isOwing(after, negligible) ? null : after.paidOn, reopenedOn: today };
  });
  const lines = isChargeBack ? reopened : withTimeToPay(plan.lines, reopened, today, negligible);
  const reversed = { ...plan, lines };
  const { to } = planLifecycle.decide(reversed, 'payment-reversed', { plan: reversed, today, isChargeBack });
  const after = withChange(plan, { lines, status: to ?? plan.status }, today);
  // the holder of the card may dispute the next charge, too
  const stops = isChargeBack && after.autopay && isOpen(after.status);
  return stops ? { ...after, autopay: { ...after.autopay, stopped: true } } : after;
}

type PaymentPurpose = PaymentRow['purpose'];

export interface ReceivedPayment {
  readonly plan: PlanRecord;
  readonly parts: readonly AllocatedPart[];
  /** The excess that no line could take, in minor units. */
  readonly walletCredit: number;
}

/**
 * Allocates a payment to the lines, then applies P4 and P5 where they apply. A pending plan stays pending: activate
 * it next.
 */
export function receivePayment(
  plan: PlanRecord,
  amountMinor: number,
  today: LocalDate,
  purpose: PaymentPurpose = 'INSTALMENT',
): ReceivedPayment {
  const { parts, walletCredit } = allocatePayment(amountMinor, plan.lines, today);
  const negligible = negligibleOf(plan);
  const lines = plan.lines.map((line) => {
    const after = applyAllocation(line, parts);
    return isOwing(line, negligible) && !isOwing(after, negligible) ? { ...after, paidOn: today } : after;
  });
  let paid = withChange(plan, { lines }, today);
  for (;;) {
    const { to } = planLifecycle.decide(paid, 'payment-succeeded', { plan: paid, today, purpose });
    if (to === null) return { plan: { ...paid, version: plan.version + 1 }, parts, walletCredit };
    paid = withChange(paid, { status: to }, today);
  }
}
