import type { LocalDate } from '#contracts/dates.ts';
import type { PlanRecord } from './record.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import type { Writes } from '#mocks/tables.ts';
import { isOpen } from './lifecycle.ts';

/** The earliest due date among what is unpaid of a plan that has begun; null when nothing is. */
export function nextDueOf({ status, activatedOn, lines }: PlanRecord): LocalDate | null {
  if (!isOpen(status) || activatedOn === null) return null;
  const days = lines.flatMap((line) => (openOf(line) > 0 ? [line.dueDate] : []));
  return days.toSorted()[0] ?? null;
}

/** Writes a plan and updates the sums in its customer's row. */
export function savePlan(tables: Writes, plan: PlanRecord): PlanRecord {
  const before = tables.plans.get(plan.id);
  const saved = before ? tables.plans.replace(plan) : tables.plans.insert(plan);
  const user = tables.users.get(plan.userId);
  if (user) {
    const principalLeft = user.principalLeft + plan.principalLeft - (before?.principalLeft ?? 0);
    const openPlans =
      user.openPlans + Number(isOpen(plan.status)) - Number(before ? isOpen(before.status) : false);
    const nextDue = earliest(tables.plans.by('userId', user.id).map(nextDueOf));
    if (principalLeft !== user.principalLeft || openPlans !== user.openPlans || nextDue !== user.nextDue) {
      tables.users.replace({ ...user, principalLeft, openPlans, nextDue }); // not shown to the customer, so the version stays
    }
  }
  return saved;
}

/** The earliest of these days; null when there is none. */
export const earliest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
