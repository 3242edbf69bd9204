import type { LocalDate } from '#contracts/dates.ts';
import type { ArrearsInterest } from '#contracts/plans/plan.ts';
import type { ReturnedItem } from '#contracts/plans/goods.ts';
import type { ScheduleReason } from '#contracts/plans/schedule.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { applyAllocation } from '#mocks/rules/allocation.ts';
import { goodsCredited } from '#mocks/rules/goods-credit.ts';
import type { GoodsValue } from '#mocks/rules/goods-value.ts';
import { type Moved, type NewSchedule, slotFrom } from '#mocks/rules/new-schedule.ts';
import { paidAhead, paidOff } from '#mocks/rules/paying-ahead.ts';
import { interestOn, periodFactor } from '#mocks/rules/rates.ts';
import { extended, onDueDay, rescheduled } from '#mocks/rules/rescheduling.ts';
import { sum } from '#mocks/rules/sum.ts';
import { dueDayOf } from './agreed-day.ts';
import { lentOf } from './goods.ts';
import { activatePlan, withChange, unpaid } from './lifecycle.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** A plan with a new version of its schedule, and the interest that was paid for days after it. */
export interface NewVersion {
  readonly plan: PlanRecord;
  readonly moved: Moved;
}

const interestOf = (lines: readonly LineRecord[]) => sum(lines, (line) => line.interestMinor);

/**
 * Returns the plan with a new version of its schedule; the previous version is kept unchanged. A line that is cut to what
 * was paid of it owes nothing from today on. Interest that was paid early pays the new lines.
 */
function withVersion(
  plan: PlanRecord,
  { kept, added, moved }: NewSchedule<LineRecord>,
  reason: ScheduleReason,
  today: LocalDate,
): NewVersion {
  const paidEarly = added.map(({ totalMinor: _total, ...line }) =>
    applyAllocation({ ...line, ...unpaid }, moved.to),
  );
  const lines = [...kept, ...paidEarly].map((line) =>
    line.paidOn === null && openOf(line) === 0 ? { ...line, paidOn: today } : line,
  );
  const { scheduleVersion, scheduleSince, scheduleReason } = plan;
  const next = {
    ...withChange(plan, { lines }, today),
    // interest that a refund after a withdrawal has taken off the lines stays in the total, as cancelled
    totalInterest: plan.totalInterest + interestOf(lines) - interestOf(plan.lines),
    scheduleVersion: scheduleVersion + 1,
    scheduleSince: today,
    scheduleReason: reason,
    earlierSchedules: [
      ...plan.earlierSchedules,
      { version: scheduleVersion, since: scheduleSince, reason: scheduleReason, lines: plan.lines },
    ],
  };
  return { plan: next, moved };
}

/**
 * Starts a plan (transition P1). The due dates and the principal of each line stay as signed, even if the down payment is paid a
 * day or two later; the first period is shorter then, and its interest that of its days, as nothing was lent before.
 */
export function planStarted(plan: PlanRecord, today: LocalDate): PlanRecord {
  const { nominalRatePpm } = plan.offer;
  const started = activatePlan(plan, today);
  const first = started.lines.find(({ no }) => no === 1);
  if (!first || first.periodStart >= today || nominalRatePpm === 0) return started;
  const later = slotFrom(first, today);
  const interestMinor = interestOn(later.openingMinor, periodFactor(nominalRatePpm, later.period));
  const kept = started.lines.map((line) => (line === first ? { ...later, interestMinor } : line));
  const none = { from: [], to: [] };
  return withVersion(started, { kept, added: [], moved: none }, 'LATER_START', today).plan;
}

/** Returns the plan with everything due today, to be paid at once. */
export function planPaidOff(plan: PlanRecord, reason: 'SETTLEMENT' | 'WITHDRAWAL', today: LocalDate) {
  return withVersion(plan, paidOff(plan.lines, plan.offer.nominalRatePpm, reason, today), reason, today);
}

/** Returns the plan with a line for a payment ahead, to be paid at once, and recomputed instalments. */
export function planPaidAhead(
  plan: PlanRecord,
  amount: number,
  mode: 'LOWER_INSTALMENT' | 'SHORTER_TERM',
  today: LocalDate,
) {
  const schedule = paidAhead(plan.lines, plan.offer, amount, mode, today);
  return withVersion(plan, schedule, 'PREPAYMENT', today);
}

/** An open promise ends with the due dates that it was about. */
const withoutPromise = ({ plan, moved }: NewVersion): NewVersion => ({
  plan: plan.promise?.status === 'OPEN' ? { ...plan, promise: null } : plan,
  moved,
});

/** Returns the plan with the remaining principal spread over another number of months. */
export function planRescheduled(
  plan: PlanRecord,
  months: number,
  today: LocalDate,
  arrears: ArrearsInterest = 'NEXT',
) {
  const day = dueDayOf(plan);
  const schedule = rescheduled(plan.lines, plan.offer, { months, day, arrears }, today);
  return withoutPromise(withVersion(plan, schedule, 'RESCHEDULE', today));
}

/** Returns the plan with its open lines due some days later. */
export function planExtended(plan: PlanRecord, days: number, today: LocalDate) {
  return withoutPromise(withVersion(plan, extended(plan.lines, days), 'EXTENSION', today));
}

interface Returned extends GoodsValue {
  readonly items: readonly ReturnedItem[];
}

/** Returns the plan credited for goods that came back, and what its customer has overpaid with that. */
export function planCredited(
  plan: PlanRecord,
  { items, value, principal, downPayment }: Returned,
  today: LocalDate,
) {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const schedule = goodsCredited(
    plan.lines,
    plan.offer,
    { principal, downPayment, lent: lentOf(plan) },
    today,
  );
  const { plan: renewed, moved } = withVersion(plan, schedule, 'GOODS_RETURNED', today);
  const credit = {
    on: today,
    items: [...items],
    value: money(value),
    principal: money(principal),
    downPayment: money(downPayment),
    interest: money(schedule.interest),
    refunded: money(sum(schedule.overpaid, ({ amountMinor }) => amountMinor)),
  };
  return {
    plan: { ...renewed, goodsCredits: [...renewed.goodsCredits, credit] },
    moved,
    overpaid: schedule.overpaid,
  };
}

/** Returns the plan with its later instalments on another day of the month. */
export function planOnDueDay(plan: PlanRecord, day: number, today: LocalDate) {
  return withVersion(plan, onDueDay(plan.lines, plan.offer, day, today), 'DUE_DAY', today);
}
