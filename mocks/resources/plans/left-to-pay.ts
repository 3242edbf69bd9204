import { feeOpenOf, isOwing, openOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import { negligibleOf } from './lateness.ts';
import { isOpen } from './lifecycle.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** What is open of these lines, interest and late fees included. */
export const openAmountOf = (lines: readonly LineRecord[]): number =>
  sum(lines, (line) => openOf(line) + feeOpenOf(line));

/** What is left to pay of a plan; a closed one owes nothing. */
export const leftToPayOf = ({ status, lines }: Pick<PlanRecord, 'status' | 'lines'>): number =>
  isOpen(status) ? openAmountOf(lines) : 0;

/**
 * Returns the open line that is due first; a refund can move the day of an earlier one behind it. A rest that is never late is
 * paid with the line after it.
 */
export function firstToPay(
  plan: Pick<PlanRecord, 'lines' | 'policyProfile' | 'currency'>,
): LineRecord | undefined {
  const open = plan.lines
    .filter((line) => openOf(line) > 0)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.no - b.no);
  const negligible = negligibleOf(plan);
  return open.find((line) => isOwing(line, negligible)) ?? open[0];
}
