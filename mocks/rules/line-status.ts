import type { LocalDate } from '#contracts/dates.ts';
import type { LineStatus } from '#contracts/plans/schedule.ts';
import { daysBetween } from './calendar.ts';
import { type LineBalance, openOf, paidOf } from './line-balance.ts';

const DUE_SOON_DAYS = 7;

/**
 * The status of a line on a day (docs/domain.md, "Line status"); it is never stored. Time moves a line from UPCOMING
 * through DUE_SOON, DUE and IN_GRACE to OVERDUE; payments move it to PARTIALLY_PAID and PAID. A line whose instalment
 * is paid is PAID even while a fee is open. When a part is paid and the due date is near or past, the status is that
 * of the date, because the date is what the customer has to act on.
 */
export function lineStatus(
  line: LineBalance,
  today: LocalDate,
  graceDays: number,
  supersededByVersion: number | null = null,
): LineStatus {
  if (supersededByVersion !== null) return 'SUPERSEDED';
  if (openOf(line) === 0) return 'PAID';
  const daysLeft = daysBetween(today, line.dueDate);
  if (daysLeft < -graceDays) return 'OVERDUE';
  if (daysLeft < 0) return 'IN_GRACE';
  if (daysLeft === 0) return 'DUE';
  if (daysLeft <= DUE_SOON_DAYS) return 'DUE_SOON';
  return paidOf(line) > 0 ? 'PARTIALLY_PAID' : 'UPCOMING';
}

/**
 * Returns the days that the oldest unpaid line is past its due date, 0 if none is. An open fee does not count as late
 * (P4).
 */
export function daysPastDue(lines: readonly LineBalance[], today: LocalDate): number {
  return Math.max(
    0,
    ...lines.filter((line) => openOf(line) > 0).map((line) => daysBetween(line.dueDate, today)),
  );
}
