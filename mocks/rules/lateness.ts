import type { Lateness } from '#contracts/plans/plan.ts';

const bounds = [
  [30, 'UP_TO_30_DAYS'],
  [60, 'UP_TO_60_DAYS'],
  [90, 'UP_TO_90_DAYS'],
] as const;

/** Returns how late a plan is (docs/domain.md, "Line status"). */
export function latenessOf(daysPastDue: number, isDueToday: boolean, graceDays: number): Lateness {
  if (daysPastDue === 0) return isDueToday ? 'DUE_TODAY' : 'NOT_DUE';
  if (daysPastDue <= graceDays) return 'IN_GRACE';
  return bounds.find(([most]) => daysPastDue <= most)?.[1] ?? 'OVER_90_DAYS';
}
