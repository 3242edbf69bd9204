import type { LocalDate } from '#contracts/dates.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { DEFAULT_AFTER_DAYS, NOTICE_DAYS, changeDays } from '#mocks/rules/collection.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { lateFeeDay, lateFeeFor, lateFeeTerms } from '#mocks/rules/late-fees.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { daysLateOf, negligibleOf } from './lateness.ts';
import { withChange, planOnDay } from './lifecycle.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** Returns the late fees of a plan, and the largest rest of a line that bears none; in minor units. */
export const lateFeesOf = (plan: PlanRecord) => ({
  ...lateFeeTerms(plan.downPayment + plan.financed, plan.currency, profiles[plan.policyProfile]),
  negligible: negligibleOf(plan),
});

/** Returns the days after `after` until `until` on which time alone can change a plan, in order. */
export function changeDaysOf(plan: PlanRecord, after: LocalDate, until: LocalDate): LocalDate[] {
  const open = plan.lines.filter((line) => line.dueDate <= until && openOf(line) > 0);
  const days = [
    ...open.flatMap((line) => changeDays(line, plan.offer.graceDays)),
    ...lateChangeDays(plan, open, after),
  ].filter((day) => day > after && day <= until);
  return [...new Set(days)].toSorted();
}

/**
 * A charge-back can reopen a line whose day of notice has passed: the notice is then sent on the next day, and the default
 * comes after it.
 */
function lateChangeDays(plan: PlanRecord, open: readonly LineRecord[], after: LocalDate): LocalDate[] {
  const isLate = open.some(({ dueDate }) => daysAfter(dueDate, DEFAULT_AFTER_DAYS - NOTICE_DAYS) <= after);
  if (!isLate) return [];
  const next = daysAfter(after, 1);
  return [next, daysAfter(plan.defaultNoticeOn ?? next, NOTICE_DAYS)];
}

/**
 * Charges the fees of lines whose grace period has ended (docs/domain.md, "Late fees"); returns the same object if
 * there are none.
 */
function withFees(plan: PlanRecord, day: LocalDate, isBlocked: boolean): PlanRecord {
  if (isBlocked || isPaused(plan.dispute, day)) return plan;
  const terms = lateFeesOf(plan);
  let lines: readonly LineRecord[] = plan.lines;
  for (const line of plan.lines) {
    if (openOf(line) === 0 || lateFeeDay(line.dueDate, plan.offer.graceDays) !== day) continue;
    const fee = lateFeeFor(line, lines, terms);
    if (fee === 0) continue;
    lines = lines.map((other) =>
      other.no === line.no ? { ...other, feeChargedMinor: fee, feeChargedOn: day } : other,
    );
  }
  return lines === plan.lines ? plan : withChange(plan, { lines }, day);
}

/** Records the notice before a default. */
function withNotice(plan: PlanRecord, day: LocalDate): PlanRecord {
  const due = daysLateOf(plan, day) >= DEFAULT_AFTER_DAYS - NOTICE_DAYS;
  if (!due || plan.status !== 'OVERDUE' || plan.defaultNoticeOn !== null) return plan;
  return { ...plan, defaultNoticeOn: day };
}

/**
 * Applies the start of a business day to a running plan: fees, P3, the notice, P8. Returns the same object if nothing
 * changes.
 * @param isBlocked whether the account of its customer is blocked: then no fee is charged
 */
export function planAtDayBegin(plan: PlanRecord, day: LocalDate, isBlocked: boolean): PlanRecord {
  if (plan.status !== 'ACTIVE' && plan.status !== 'OVERDUE') return plan;
  return planOnDay(withNotice(planOnDay(withFees(plan, day, isBlocked), day), day), day);
}

/** Returns a plan that was last updated on day `after`, as it is on the later day `until`. */
export function planAged(
  plan: PlanRecord,
  after: LocalDate,
  until: LocalDate,
  isBlocked: boolean,
): PlanRecord {
  return changeDaysOf(plan, after, until).reduce((aged, day) => planAtDayBegin(aged, day, isBlocked), plan);
}
