import type { LocalDate } from '#contracts/dates.ts';
import { isLatePlan } from '#contracts/plans/states.ts';
import { allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { daysPastDue } from '#mocks/rules/line-status.ts';
import { negligibleRest, profiles } from '#mocks/rules/profiles.ts';
import type { PlanRecord } from './record.ts';

/** Returns the largest rest of a line that is not late, and of the plan that is waived; in minor units. */
export const negligibleOf = ({
  policyProfile,
  currency,
}: Pick<PlanRecord, 'policyProfile' | 'currency'>): number =>
  negligibleRest(profiles[policyProfile], currency);

/** Returns for how many days the oldest late line of a plan has been past its due date; 0 if none is. */
export const daysLateOf = (plan: PlanRecord, day: LocalDate): number =>
  daysPastDue(plan.lines, day, negligibleOf(plan));

/** Returns the day on which it is judged what is late: no later than that on which an undecided payment was begun. */
export const judgedOn = ({ underWay }: Pick<PlanRecord, 'underWay'>, today: LocalDate): LocalDate =>
  underWay && underWay.since < today ? underWay.since : today;

/**
 * Returns the plan as it is judged what is late (docs/domain.md, "Late fees"): while a payment is undecided, what it would pay
 * counts as paid, unless the plan is late already.
 */
export function asJudged(plan: PlanRecord): PlanRecord {
  const { underWay, status } = plan;
  if (underWay === null || isLatePlan(status)) return plan;
  const { parts } = allocatePayment(underWay.amount, plan.lines, underWay.since);
  return { ...plan, lines: plan.lines.map((line) => applyAllocation(line, parts)) };
}
