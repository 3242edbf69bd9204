import type { Plan } from '#contracts/plans/plan.ts';
import { Money } from '#src/ui/format/Money.tsx';

/** Returns a fact for an amount, or nothing if it is zero: fees, overdue or cancelled amounts. */
export function ifAny(label: string, value: Plan['fees']) {
  return value.amountMinor > 0 ? [{ label, value: <Money value={value} /> }] : [];
}
