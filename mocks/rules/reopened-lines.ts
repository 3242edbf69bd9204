import type { LocalDate } from '#contracts/dates.ts';
import { anniversary } from './due-dates.ts';
import { feeOpenOf, isOwing, openOf } from './line-balance.ts';
import { firstDueOf, laterThan, type PlanLine } from './payoff.ts';

/**
 * Gives lines that a refund has opened again time to be paid (docs/domain.md, "Refunds"): what was paid and is due today or
 * before is due with the next open instalment, or a month later if there is none, so that no refund makes anyone late. A
 * line of which more than a rest that is never late was open already stays due: its customer owed it before.
 *
 * @param before the lines as they were, in the same order
 */
export function withTimeToPay<Line extends PlanLine>(
  before: readonly Line[],
  reopened: readonly Line[],
  today: LocalDate,
  negligible: number,
): Line[] {
  const days = laterThan(reopened, today)
    .filter((line) => line.kind === 'SCHEDULED' && isOwing(line, negligible))
    .map(({ dueDate }) => dueDate);
  const dueDate = days.toSorted()[0] ?? anniversary(today, 1);
  return reopened.map((line, index) => {
    const was = before[index];
    const isOpenedAgain =
      was && !isOwing(was, negligible) && openOf(line) + feeOpenOf(line) > openOf(was) + feeOpenOf(was);
    return isOpenedAgain && line.dueDate <= today ? { ...line, dueDate, wasDueOn: firstDueOf(line) } : line;
  });
}
