import type { LocalDate } from '#contracts/dates.ts';
import type { PlanRecord } from './record.ts';
import { isOwing } from '#mocks/rules/line-balance.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { asJudged, negligibleOf } from './lateness.ts';
import { isOpen } from './lifecycle.ts';

/** Returns the earliest due date of the lines of a started plan of which more is open than a rest that is never late; null without any. */
export function nextDueOf(plan: PlanRecord): LocalDate | null {
  if (!isOpen(plan.status) || plan.activatedOn === null) return null;
  const negligible = negligibleOf(plan);
  const days = asJudged(plan).lines.flatMap((line) => (isOwing(line, negligible) ? [line.dueDate] : []));
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
      // the sums are not part of what the customer sees, so the version stays
      tables.users.replace({ ...user, principalLeft, openPlans, nextDue });
    }
  }
  return saved;
}

/** Returns the earliest of these days; null without any. */
export const earliest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
