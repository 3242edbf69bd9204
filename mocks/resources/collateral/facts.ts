import type { LocalDate } from '#contracts/dates.ts';
import { undecidedOf } from '#mocks/rules/payment-attempts.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { CollateralRecord } from './record.ts';

export type CollateralTables = Pick<Reads, 'orders' | 'payments' | 'plans' | 'uploads'>;

/** What an order finances; amounts in minor units. */
interface Financed {
  readonly planId: string | null;
  readonly total: number;
  readonly downPayment: number;
}

/** Returns what an order, or its active plan, needs to be covered by, in minor units. */
export function neededFor({ plans }: Pick<Reads, 'plans'>, { planId, total, downPayment }: Financed): number {
  const plan = plans.get(planId ?? '');
  return plan?.activatedOn ? plan.principalLeft : total - downPayment;
}

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
