import type { LocalDate } from '#contracts/dates.ts';
import { planActions } from '#contracts/plans/actions.ts';
import type { OwnPlan, Plan } from '#contracts/plans/plan.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import { actionsNamed } from '#mocks/core/role-actions.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { firstCollectionPast, isPastMonth, nextCollection } from '#mocks/rules/collection.ts';
import { payAheadTo } from '#mocks/rules/covering-ahead.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { feesCharged, lastDayWithoutFee, lateFeeDay, lateFeeFor } from '#mocks/rules/late-fees.ts';
import { feeOpenOf, isOwing, openOf, paidWithFeeOf } from '#mocks/rules/line-balance.ts';
import { isAprcShown, profiles } from '#mocks/rules/profiles.ts';
import { sum } from '#mocks/rules/sum.ts';
import { lateFeesOf } from './ageing.ts';
import { dueDayOf } from './agreed-day.ts';
import { isBankConfirming, isCustomerBlocked, planFacts, type PlanTables } from './facts.ts';
import { creditedOf, itemsOf } from './goods.ts';
import { lastPurchaseDay, lastWithdrawalDay, MAX_RESCHEDULES, reschedulesUsed } from './guards.ts';
import { asJudged, daysLateOf, judgedOn, negligibleOf } from './lateness.ts';
import { isCollected, isOpen, planLifecycle } from './lifecycle.ts';
import type { PlanRecord } from './record.ts';
import { firstToPay, leftToPayOf, openAmountOf } from './left-to-pay.ts';
import { dayOf, statusOf } from './schedule-view.ts';

/** Returns the late fees charged, and the next one if nothing more is paid than what is under way. */
function viewLateFees(record: PlanRecord, day: LocalDate, isBlocked: boolean): Plan['lateFees'] {
  const plan = asJudged(record);
  const today = judgedOn(record, day);
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const terms = lateFeesOf(plan);
  const { graceDays } = plan.offer;
  const charged = feesCharged(plan.lines);
  const late =
    isCollected(plan.status) && !isBlocked
      ? plan.lines.find(
          (line) =>
            line.dueDate < today &&
            lateFeeDay(line.dueDate, graceDays) > today &&
            !isPaused(plan.dispute, lateFeeDay(line.dueDate, graceDays)) &&
            lateFeeFor(line, plan.lines, terms) > 0,
        )
      : undefined;
  return {
    fee: money(terms.fee),
    cap: money(terms.cap),
    charged: money(charged),
    left: money(Math.max(0, terms.cap - charged)),
    next: late
      ? {
          lineNo: late.no,
          lastDay: lastDayWithoutFee(late.dueDate, graceDays),
          daysLeft: daysBetween(today, lastDayWithoutFee(late.dueDate, graceDays)),
          chargedOn: lateFeeDay(late.dueDate, graceDays),
          amount: money(lateFeeFor(late, plan.lines, terms)),
        }
      : null,
  };
}

const isCharged = ({ autopay, status }: PlanRecord) =>
  autopay !== null && !autopay.stopped && isCollected(status) && status !== 'DEFAULTED';

/** Returns the next day on which the card of autopay is charged; null if it is not, or will have expired by then. */
export function nextChargeOn(plan: PlanRecord, today: LocalDate): LocalDate | null {
  const next = isCharged(plan) ? nextCollection(plan.lines, today) : null;
  return next !== null && plan.autopay !== null && !isPastMonth(next, plan.autopay.cardUntil) ? next : null;
}

function viewAutopay(plan: PlanRecord, today: LocalDate): Plan['autopay'] {
  const { autopay, status, lines } = plan;
  if (autopay === null || !isCollected(status)) return null;
  const { cardLabel, cardUntil, stopped } = autopay;
  return {
    cardLabel,
    stopped,
    nextOn: nextChargeOn(plan, today),
    lapsesOn: isCharged(plan) ? firstCollectionPast(lines, cardUntil) : null,
  };
}

function viewShortfall(plan: PlanRecord, today: LocalDate): Plan['shortfall'] {
  const { shortfall, principalLeft, currency } = plan;
  if (shortfall === 0) return null;
  return {
    missing: { amountMinor: shortfall, currency },
    payAhead: payAheadTo(plan, principalLeft - shortfall, today),
  };
}

/**
 * Returns the interest that payments ahead and a settlement took off, each from the schedule that it replaced. What
 * rescheduling or another due day changes is no saving, so the figure is the sum of what the quotes promised.
 */
function savedOf({ earlierSchedules, scheduleReason: reason, lines }: PlanRecord): number {
  const schedules = [...earlierSchedules, { reason, lines }].map((schedule) => ({
    reason: schedule.reason,
    interest: sum(schedule.lines, (line) => line.interestMinor),
  }));
  return schedules.reduce((saved, { reason: why, interest }, at) => {
    const before = schedules[at - 1];
    return before && (why === 'PREPAYMENT' || why === 'SETTLEMENT')
      ? saved + Math.max(0, before.interest - interest)
      : saved;
  }, 0);
}

/** In minor units: see the contract's `Plan`. */
function figuresOf(plan: PlanRecord, day: LocalDate) {
  const owed = isOpen(plan.status) ? plan.lines : [];
  const negligible = negligibleOf(plan);
  const late = judgedOn(plan, day);
  const fees = sum(plan.lines, (line) => line.feeChargedMinor - line.feeWaivedMinor);
  const total = plan.financed + plan.downPayment + plan.totalInterest + fees;
  const paid = sum(plan.lines, paidWithFeeOf);
  const leftToPay = leftToPayOf(plan);
  return {
    total,
    fees,
    paid,
    leftToPay,
    cancelled: total - paid - leftToPay,
    dueNow: openAmountOf(owed.filter(({ dueDate }) => dueDate <= day)),
    overdue: sum(
      (isOpen(plan.status) ? asJudged(plan).lines : []).filter(({ dueDate }) => dueDate < late),
      (line) => (isOwing(line, negligible) ? openOf(line) : 0) + feeOpenOf(line),
    ),
    principalLeft: plan.principalLeft,
  };
}

/** Returns what rows of lists and details have in common. */
export function factsOf(plan: PlanRecord, today: LocalDate) {
  const { id, number, orderId, title, status, currency, dispute, promise, createdAt } = plan;
  const day = dayOf(plan, today);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const open = isOpen(status);
  const next = open ? firstToPay(plan) : undefined;
  const { total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft } = figuresOf(plan, day);
  return {
    id,
    number,
    orderId,
    title,
    status,
    financed: money(plan.financed),
    total: money(total),
    paid: money(paid),
    leftToPay: money(leftToPay),
    cancelled: money(cancelled),
    dueNow: money(dueNow),
    overdue: money(overdue),
    principalLeft: money(principalLeft),
    goodsCredited: money(creditedOf(plan)),
    daysPastDue: open ? daysLateOf(asJudged(plan), judgedOn(plan, day)) : 0,
    next: next ? { lineNo: next.no, dueDate: next.dueDate, amount: money(openOf(next)) } : null,
    strip: plan.lines.map((line): StripSegment => ({
      no: line.no,
      kind: line.kind,
      dueDate: line.dueDate,
      totalMinor: line.interestMinor + line.principalMinor,
      openMinor: openOf(line),
      status: statusOf(plan, line, day),
    })),
    dispute,
    goodsReturn: plan.goodsReturn,
    promise,
    createdAt,
  };
}

export function viewPlan(
  plan: PlanRecord,
  today: LocalDate,
  tables: Pick<PlanTables, 'orders' | 'payments' | 'users'>,
): Plan {
  const { currency } = plan;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    ...factsOf(plan, today),
    items: itemsOf(tables, plan),
    goodsCredits: [...plan.goodsCredits],
    purchaseWithdrawUntil: openUntil(lastPurchaseDay(plan), today),
    orderNumber: plan.orderNumber,
    offer: plan.offer,
    downPayment: money(plan.downPayment),
    totalInterest: money(plan.totalInterest),
    fees: money(figuresOf(plan, dayOf(plan, today)).fees),
    saved: money(isOpen(plan.status) || plan.status === 'SETTLED' ? savedOf(plan) : 0),
    lateFees: viewLateFees(plan, dayOf(plan, today), isCustomerBlocked(tables, plan)),
    autopay: viewAutopay(plan, today),
    shortfall: viewShortfall(plan, today),
    dueDay: dueDayOf(plan),
    withdrawUntil: openUntil(lastWithdrawalDay(plan), today),
    reschedules: { used: reschedulesUsed(plan), max: MAX_RESCHEDULES },
    aprcPpm: plan.aprcPpm,
    aprcShown: isAprcShown(profiles[plan.policyProfile], plan.aprcPpm),
    activatedOn: plan.activatedOn,
    closedOn: plan.closedOn,
    bankConfirming: isBankConfirming(tables, plan),
    scheduleVersion: plan.scheduleVersion,
    version: plan.version,
  };
}

const openUntil = (last: LocalDate | null, today: LocalDate): LocalDate | null =>
  last !== null && today <= last ? last : null;

/** The actions of a plan's customer: without the withdrawals that the jurisdiction of the plan does not have. */
function rightsOf({ policyProfile }: PlanRecord) {
  const { withdrawalDays, purchaseWithdrawalDays } = profiles[policyProfile];
  return planActions.filter(
    (action) =>
      (action !== 'withdraw' || withdrawalDays > 0) &&
      (action !== 'withdraw-purchase' || purchaseWithdrawalDays > 0),
  );
}

/** Returns the plan with its customer's allowed actions. */
export function viewOwnPlan(tables: PlanTables, plan: PlanRecord, today: LocalDate): OwnPlan {
  const actions = planLifecycle.actions(plan, planFacts(tables, plan, today));
  return { ...viewPlan(plan, today, tables), actions: actionsNamed(rightsOf(plan), actions) };
}
