import type { LocalDate } from '#contracts/dates.ts';
import type { Currency, Money } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { aheadDownTo } from './paying-ahead.ts';
import type { PlanLine } from './payoff.ts';

interface CoveredPlan {
  readonly status: PlanStatus;
  readonly lines: readonly PlanLine[];
  readonly offer: { readonly nominalRatePpm: number };
  readonly currency: Currency;
}

/**
 * Returns the smallest payment ahead that leaves no more principal than `covered`, in minor units; null if only paying
 * the plan off does, or if nothing can be paid ahead in its state (transition P13).
 */
export function payAheadTo(
  { status, lines, offer, currency }: CoveredPlan,
  covered: number,
  today: LocalDate,
): Money | null {
  if (status !== 'ACTIVE' && status !== 'OVERDUE') return null;
  const amountMinor = aheadDownTo(covered, lines, offer.nominalRatePpm, today, currency);
  return amountMinor === null ? null : { amountMinor, currency };
}
