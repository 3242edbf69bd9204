import type { LocalDate } from '#contracts/dates.ts';
import type { LineStatus } from '#contracts/plans/schedule.ts';
import { daysBetween } from './calendar.ts';
import { isOwing, type LineBalance, openOf, paidOf } from './line-balance.ts';

const DUE_SOON_DAYS = 7;

/**
 * The status of a line on a day (docs/domain.md, "Line status"); it is never stored. Time moves a line from UPCOMING
 * through DUE_SOON, DUE and IN_GRACE to OVERDUE; payments move it to PARTIALLY_PAID and PAID. A line whose instalment
 * is paid is PAID even while a fee is open. When a part is paid and the due date is near or past, the status is that
 * of the date, because the date is what the customer has to act on. A rest of at most `negligible` minor units is never late.
 */
export function lineStatus(
  line: LineBalance,
  today: LocalDate,
  graceDays: number,
  negligible = 0,
  supersededByVersion: number | null = null,
): LineStatus {
  if (supersededByVersion !== null) return 'SUPERSEDED';
  if (openOf(line) === 0) return 'PAID';
  const daysLeft = daysBetween(today, line.dueDate);
  const isLate = daysLeft < 0 && isOwing(line, negligible);
  if (isLate) return daysLeft < -graceDays ? 'OVERDUE' : 'IN_GRACE';
  if (daysLeft === 0) return 'DUE';
  if (daysLeft > 0 && daysLeft <= DUE_SOON_DAYS) return 'DUE_SOON';
  return paidOf(line) > 0 ? 'PARTIALLY_PAID' : 'UPCOMING';
}

/**
 * Returns the days that the oldest line of which more than `negligible` minor units are open is past its due date, 0 if none
 * is. An open fee does not count as late (P4).
 */
export function daysPastDue(lines: readonly LineBalance[], today: LocalDate, negligible = 0): number {
  return Math.max(
    0,
    ...lines.filter((line) => isOwing(line, negligible)).map((line) => daysBetween(line.dueDate, today)),
  );
}
