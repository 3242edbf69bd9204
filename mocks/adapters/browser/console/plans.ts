import type { LocalDate } from '#contracts/dates.ts';
import type { PlanDays } from '#contracts/mock-in-page.ts';
import { planAtDayBegin, changeDaysOf } from '#mocks/resources/plans/ageing.ts';
import { isCustomerBlocked } from '#mocks/resources/plans/facts.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { nextChargeOn } from '#mocks/resources/plans/view.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import type { Reads } from '#mocks/resources/tables.ts';

const maxPlans = 100;
/** Longer than the time between two due dates and from a due date to the default. */
const aheadDays = 200;

/** The running plans, those of one customer first, then the overdue ones. */
export function runningPlans(tables: Reads, today: LocalDate, firstContact: string): readonly PlanDays[] {
  const first = tables.users.find('phoneE164', firstContact)?.id;
  const plans = [...tables.plans.by('status', 'OVERDUE'), ...tables.plans.by('status', 'ACTIVE')];
  const [customerPlans, otherPlans] = [
    plans.filter(({ userId }) => userId === first),
    plans.filter(({ userId }) => userId !== first),
  ];
  return [...customerPlans, ...otherPlans].slice(0, maxPlans).map((plan) => daysOf(tables, plan, today));
}

/** While a saved card pays what is due next, the plan cannot become late, so it has no days for that. */
function daysOf(tables: Reads, plan: PlanRecord, today: LocalDate): PlanDays {
  const { id, number, customerName, lines } = plan;
  const due = lines.filter((line) => line.dueDate > today && openOf(line) > 0).map(({ dueDate }) => dueDate);
  const late =
    nextChargeOn(plan, today) === null
      ? lateDaysOf(plan, today, isCustomerBlocked(tables, plan))
      : { pastGrace: null, inDefault: null };
  return { id, number, customerName, nextDue: due.toSorted()[0] ?? null, ...late };
}

function lateDaysOf(plan: PlanRecord, today: LocalDate, isBlocked: boolean) {
  let [pastGrace, inDefault]: (LocalDate | null)[] = [null, null];
  let aged = plan;
  for (const day of changeDaysOf(plan, today, daysAfter(today, aheadDays))) {
    const next = planAtDayBegin(aged, day, isBlocked);
    if (pastGrace === null && feesCharged(next.lines) > feesCharged(aged.lines)) pastGrace = day;
    if (next.status === 'DEFAULTED') {
      inDefault = day;
      break;
    }
    aged = next;
  }
  return { pastGrace: pastGrace ?? null, inDefault: inDefault ?? null };
}
