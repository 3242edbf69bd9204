import type { Plan } from '#contracts/plans/plan.ts';
import { Money } from '#src/ui/Money.tsx';

/** A figure that is worth a line only when there is some of it: fees, what is overdue, what was cancelled. */
export function ifAny(label: string, value: Plan['fees']) {
  return value.amountMinor > 0 ? [{ label, value: <Money value={value} /> }] : [];
}
