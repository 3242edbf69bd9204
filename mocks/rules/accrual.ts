import type { LocalDate } from '#contracts/dates.ts';
import { earnedOf, isDue, type PlanLine } from './payoff.ts';
import { sum } from './sum.ts';

/**
 * Returns the interest of a plan's days until a day, paid or not (docs/domain.md, "Accrued interest"): all of the lines whose
 * day has come, and of each later one what was carried to it and `R(B x f x d / D)`.
 * @param lines those of the version that was in force on the day
 */
export function accruedUntil(lines: readonly PlanLine[], nominalRatePpm: number, day: LocalDate): number {
  const hasCome = isDue(day);
  return sum(lines, (line) => {
    if (hasCome(line)) return line.interestMinor;
    const isBegun = line.periodStart < day || line.earlierInterestMinor > 0;
    if (!isBegun) return line.carriedInterestMinor;
    // a refund may have given it a later day since
    const asAgreed = line.wasDueOn === null ? line : { ...line, dueDate: line.wasDueOn };
    return line.carriedInterestMinor + earnedOf(asAgreed, nominalRatePpm, day);
  });
}
