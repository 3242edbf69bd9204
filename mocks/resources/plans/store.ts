import type { PlanRecord } from './record.ts';
import type { Writes } from '#mocks/tables.ts';
import { isOpen } from './lifecycle.ts';

/** Writes a plan and updates the sums in its customer's row. */
export function savePlan(tables: Writes, plan: PlanRecord): PlanRecord {
  const before = tables.plans.get(plan.id);
  const user = tables.users.get(plan.userId);
  if (user) {
    const principalLeft = user.principalLeft + plan.principalLeft - (before?.principalLeft ?? 0);
    const openPlans =
      user.openPlans + Number(isOpen(plan.status)) - Number(before ? isOpen(before.status) : false);
    if (principalLeft !== user.principalLeft || openPlans !== user.openPlans) {
      tables.users.replace({ ...user, principalLeft, openPlans }); // not shown to the customer, so the version stays
    }
  }
  return before ? tables.plans.replace(plan) : tables.plans.insert(plan);
}
