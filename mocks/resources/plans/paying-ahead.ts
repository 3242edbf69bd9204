import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { aheadDownTo } from '#mocks/rules/paying-ahead.ts';
import type { PlanRecord } from './record.ts';

/**
 * Returns the smallest payment ahead that leaves no more principal than `covered`; null if only paying the plan off
 * does, or if nothing can be paid ahead in its state (transition P13).
 */
export function payAheadTo(
  { status, lines, offer, currency }: PlanRecord,
  covered: number,
  today: LocalDate,
): Money | null {
  if (status !== 'ACTIVE' && status !== 'OVERDUE') return null;
  const amountMinor = aheadDownTo(covered, lines, offer.nominalRatePpm, today);
  return amountMinor === null ? null : { amountMinor, currency };
}
