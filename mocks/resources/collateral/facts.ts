import type { LocalDate } from '#contracts/dates.ts';
import type { Reads } from '#mocks/tables.ts';
import type { CollateralRecord } from './record.ts';

export type CollateralTables = Pick<Reads, 'orders' | 'uploads'>;

/**
 * Returns the facts for the guards of a collateral's actions.
 * @param reviewerId the reviewer who asks; null for the owner
 */
export function collateralFacts(
  tables: Pick<Reads, 'orders'>,
  collateral: CollateralRecord,
  today: LocalDate,
  reviewerId: string | null = null,
) {
  const orderStatus = tables.orders.get(collateral.orderId ?? '')?.status ?? null;
  return { collateral, today, reviewerId, orderStatus };
}
