import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, exponents } from '#contracts/money.ts';
import { collectionDay } from './bank-days.ts';
import { daysAfter } from './calendar.ts';
import { type LineBalance, openOf } from './line-balance.ts';
import { sum } from './sum.ts';

/** Whole units of the currency: from which total of the order which fee, and the most per plan. */
const tiers = [
  { from: 200, fee: 8, cap: 24 },
  { from: 100, fee: 6, cap: 18 },
  { from: 60, fee: 4, cap: 12 },
  { from: 25, fee: 2, cap: 6 },
] as const;

/** The flat fee for a late line, and the most that a plan can be charged, in minor units. */
export function lateFeeTerms(orderTotal: number, currency: Currency): { fee: number; cap: number } {
  const unit = 10 ** exponents[currency];
  const tier = tiers.find(({ from }) => orderTotal >= from * unit);
  return { fee: (tier?.fee ?? 0) * unit, cap: (tier?.cap ?? 0) * unit };
}

/** The last day on which paying a line avoids its fee: the days of grace are counted from the day of collection. */
export function lastDayWithoutFee(dueDate: LocalDate, graceDays: number): LocalDate {
  return daysAfter(collectionDay(dueDate), graceDays);
}

/** The business day on which the fee of a line is charged if something is still open of it. */
export function lateFeeDay(dueDate: LocalDate, graceDays: number): LocalDate {
  return daysAfter(lastDayWithoutFee(dueDate, graceDays), 1);
}

/** What all lines were charged, less what was waived. */
export function feesCharged(lines: readonly LineBalance[]): number {
  return sum(lines, (line) => line.feeChargedMinor - line.feeWaivedMinor);
}

/**
 * The fee for a line that is late (docs/domain.md, "Late fees"): flat, at most what is open of it, within the cap of the
 * plan, once per line. Only instalments bear one, and no fee bears another.
 */
export function lateFeeFor<Line extends LineBalance & { readonly kind: string }>(
  line: Line,
  lines: readonly Line[],
  { fee, cap }: { readonly fee: number; readonly cap: number },
): number {
  if (line.no === 0 || line.kind !== 'SCHEDULED' || line.feeChargedMinor > 0) return 0;
  return Math.max(0, Math.min(fee, cap - feesCharged(lines), openOf(line)));
}
