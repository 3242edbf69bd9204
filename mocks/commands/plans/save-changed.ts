import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Charging } from '#mocks/commands/payments/take-parts.ts';
import { collateralFollowsPlan } from '#mocks/commands/collateral/follow-up.ts';

/** Writes a plan that was changed, and updates its order (O17) and collateral (C8 to C10, C12a). */
export function saveChangedPlan({ tables, now, today }: Charging, plan: PlanRecord): PlanRecord {
  const saved = savePlan(tables, plan);
  const order = tables.orders.get(saved.orderId);
  invariant(order, `The plan ${saved.number} belongs to no order.`);
  const { to } = orderLifecycle.decide(order, 'plan-closed', { planStatus: saved.status });
  if (to !== null) tables.orders.replace({ ...order, status: to, version: order.version + 1 });
  collateralFollowsPlan({ tables, now, today }, saved);
  return tables.plans.get(saved.id) ?? saved;
}
