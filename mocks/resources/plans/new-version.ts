import type { LocalDate } from '#contracts/dates.ts';
import type { ArrearsInterest } from '#contracts/plans/plan.ts';
import type { ScheduleReason } from '#contracts/plans/schedule.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import type { NewSchedule } from '#mocks/rules/new-schedule.ts';
import { paidAhead, paidOff } from '#mocks/rules/paying-ahead.ts';
import { extended, onDueDay, rescheduled } from '#mocks/rules/rescheduling.ts';
import { sum } from '#mocks/rules/sum.ts';
import { dueDayOf } from './agreed-day.ts';
import { changed } from './lifecycle.ts';
import { type LineRecord, type PlanRecord, unpaid } from './record.ts';

/**
 * Returns the plan with a new version of its schedule; the previous version is kept unchanged. A line that is cut to what
 * was paid of it owes nothing from today on.
 */
function withVersion(
  plan: PlanRecord,
  { kept, added }: NewSchedule<LineRecord>,
  reason: ScheduleReason,
  today: LocalDate,
): PlanRecord {
  const stays = kept.map((line) =>
    line.paidOn === null && openOf(line) === 0 ? { ...line, paidOn: today } : line,
  );
  const lines = [...stays, ...added.map(({ totalMinor: _total, ...line }) => ({ ...line, ...unpaid }))];
  const { scheduleVersion, scheduleSince, scheduleReason } = plan;
  return {
    ...changed(plan, { lines }, today),
    totalInterest: sum(lines, (line) => line.interestMinor),
    scheduleVersion: scheduleVersion + 1,
    scheduleSince: today,
    scheduleReason: reason,
    earlierSchedules: [
      ...plan.earlierSchedules,
      { version: scheduleVersion, since: scheduleSince, reason: scheduleReason, lines: plan.lines },
    ],
  };
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
const withoutPromise = (plan: PlanRecord): PlanRecord =>
  plan.promise?.status === 'OPEN' ? { ...plan, promise: null } : plan;

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

/** Returns the plan with its later instalments on another day of the month. */
export function planOnDueDay(plan: PlanRecord, day: number, today: LocalDate) {
  return withVersion(plan, onDueDay(plan.lines, plan.offer, day, today), 'DUE_DAY', today);
}
