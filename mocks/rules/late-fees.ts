import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, inMinor } from '#contracts/money.ts';
import { collectionDay } from './bank-days.ts';
import { daysAfter } from './calendar.ts';
import { isOwing, type LineBalance, openOf } from './line-balance.ts';
import type { PolicyProfile } from './profiles.ts';
import { sum } from './sum.ts';

/** Tiers in major units: the total of the order from which a fee applies, the fee, and the maximum per plan. */
const tiers = [
  { from: 200, fee: 8, cap: 24 },
  { from: 100, fee: 6, cap: 18 },
  { from: 60, fee: 4, cap: 12 },
  { from: 25, fee: 2, cap: 6 },
] as const;

/** Returns the flat fee for a late line and the maximum per plan, in minor units; both 0 where the profile has none. */
export function lateFeeTerms(
  orderTotal: number,
  currency: Currency,
  { hasLateFees }: Pick<PolicyProfile, 'hasLateFees'>,
): { fee: number; cap: number } {
  const tier = hasLateFees ? tiers.find(({ from }) => orderTotal >= inMinor(from, currency)) : undefined;
  return { fee: inMinor(tier?.fee ?? 0, currency), cap: inMinor(tier?.cap ?? 0, currency) };
}

/** Returns the last day on which paying a line avoids its fee; the grace period starts with the day of collection. */
export function lastDayWithoutFee(dueDate: LocalDate, graceDays: number): LocalDate {
  return daysAfter(collectionDay(dueDate), graceDays);
}

/** Returns the business day on which a line's fee is charged if the line is still open. */
export function lateFeeDay(dueDate: LocalDate, graceDays: number): LocalDate {
  return daysAfter(lastDayWithoutFee(dueDate, graceDays), 1);
}

/** Returns the fees charged on all lines, less waived ones. */
export function feesCharged(lines: readonly LineBalance[]): number {
  return sum(lines, (line) => line.feeChargedMinor - line.feeWaivedMinor);
}

/**
 * The fee for a line that is late (docs/domain.md, "Late fees"): flat, at most what is open of it, within the cap of the
 * plan, once per line. Only instalments bear one, and no fee bears another. A rest of at most `negligible` is not late.
 */
export function lateFeeFor<Line extends LineBalance & { readonly kind: string }>(
  line: Line,
  lines: readonly Line[],
  { fee, cap, negligible = 0 }: { readonly fee: number; readonly cap: number; readonly negligible?: number },
): number {
  if (line.no === 0 || line.kind !== 'SCHEDULED' || line.feeChargedMinor > 0) return 0;
  if (!isOwing(line, negligible)) return 0;
  return Math.max(0, Math.min(fee, cap - feesCharged(lines), openOf(line)));
}
