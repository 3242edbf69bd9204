import type { LocalDate } from '#contracts/dates.ts';

/** The last day of grace: so many days after the due date (docs/domain.md, "Plans"). */
export function graceEndsOn(dueDate: LocalDate, graceDays: number): LocalDate {
  const day = new Date(`${dueDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + graceDays);
  return day.toISOString().slice(0, 10);
}
