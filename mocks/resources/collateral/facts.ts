import type { LocalDate } from '#contracts/dates.ts';
import { undecidedOf } from '#mocks/rules/payment-attempts.ts';
import type { Reads } from '#mocks/tables.ts';
import type { CollateralRecord } from './record.ts';

export type CollateralTables = Pick<Reads, 'orders' | 'payments' | 'plans' | 'uploads'>;

/**
 * Returns the facts for the guards of a collateral's actions.
 * @param reviewerId the reviewer who asks; null for the owner
 */
export function collateralFacts(
  tables: Pick<Reads, 'orders' | 'payments' | 'plans'>,
  collateral: CollateralRecord,
  today: LocalDate,
  reviewerId: string | null = null,
) {
  const orderStatus = tables.orders.get(collateral.orderId ?? '')?.status ?? null;
  const planId = collateral.pledgedTo?.planId ?? '';
  const planStatus = tables.plans.get(planId)?.status ?? null;
  const processing = undecidedOf(tables.payments.by('planId', planId));
  return { collateral, today, reviewerId, orderStatus, planStatus, processing };
}
