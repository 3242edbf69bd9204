import type { LocalDate } from '#contracts/dates.ts';
import type { Lateness } from '#contracts/plans/plan.ts';
import { daysBetween } from './calendar.ts';

const bounds = [
  [30, 'UP_TO_30_DAYS'],
  [60, 'UP_TO_60_DAYS'],
  [90, 'UP_TO_90_DAYS'],
] as const;

/** Returns for how many days something has been due; 0 if nothing is, or not yet. */
export const daysPastDueOf = (due: LocalDate | null, today: LocalDate): number =>
  due === null ? 0 : Math.max(0, daysBetween(due, today));

/** Returns how late a plan is (docs/domain.md, "Line status"). */
export function latenessOf(daysPastDue: number, isDueToday: boolean, graceDays: number): Lateness {
  if (daysPastDue === 0) return isDueToday ? 'DUE_TODAY' : 'NOT_DUE';
  if (daysPastDue <= graceDays) return 'IN_GRACE';
  return bounds.find(([max]) => daysPastDue <= max)?.[1] ?? 'OVER_90_DAYS';
}
