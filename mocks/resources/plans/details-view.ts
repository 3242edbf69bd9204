import { planAdministrationActions } from '#contracts/plans/actions.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { PlanDetails, PlanRow } from '#contracts/plans/plan.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import { feeDueOf } from '#mocks/rules/fee-waiver.ts';
import { giveableAlone } from '#mocks/rules/four-eyes.ts';
import { latenessOf } from '#mocks/rules/lateness.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import { planFacts, type PlanTables } from './facts.ts';
import { creditedOf } from './goods.ts';
import { asJudged, daysLateOf, judgedOn } from './lateness.ts';
import { isCollected, isOpen, planLifecycle } from './lifecycle.ts';
import { punctualityOf } from './punctuality.ts';
import type { PlanRecord } from './record.ts';
import { dayOf } from './schedule-view.ts';
import { factsOf, viewPlan } from './view.ts';

/** Returns the members that only the administration sees, in lists as well. */
function administeredOf(plan: PlanRecord, today: LocalDate) {
  const { userId, customerName, lines, status, currency, offer } = plan;
  const judged = asJudged(plan);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const day = dayOf(plan, today);
  const hasBegun = plan.activatedOn !== null;
  const collected = isCollected(status) && hasBegun ? judged.lines : [];
  const isDueToday = collected.some((line) => line.dueDate === day && openOf(line) > 0);
  return {
    userId,
    customerName,
    feeOpen: money(isOpen(status) && hasBegun ? sum(lines, feeOpenOf) : 0),
    lateness: latenessOf(
      daysLateOf({ ...plan, lines: collected }, judgedOn(plan, day)),
      isDueToday,
      offer.graceDays,
    ),
  };
}

interface Viewing {
  readonly tables: PlanTables;
  readonly today: LocalDate;
  readonly subject: Subject;
}

/** Returns the plan as the administration sees it. */
export function viewPlanDetails({ tables, today, subject }: Viewing, plan: PlanRecord): PlanDetails {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const actions = planLifecycle.actions(plan, planFacts(tables, plan, today));
  return {
    ...viewPlan(plan, today, tables),
    ...administeredOf(plan, today),
    chargedFees: plan.lines
      .filter((line) => feeDueOf(line) > 0)
      .map((line) => ({
        lineNo: line.no,
        dueDate: line.dueDate,
        amount: money(feeDueOf(line)),
        paid: money(line.paidFeeMinor),
      })),
    creditableAlone: money(giveableAlone(creditedOf(plan), plan.currency)),
    actions: actionsWithin(subject, 'plan', planAdministrationActions, actions),
  };
}

export function viewPlanRow(plan: PlanRecord, today: LocalDate): PlanRow {
  return {
    ...factsOf(plan, today),
    ...administeredOf(plan, today),
    orderNumber: plan.orderNumber,
    offerCode: plan.offer.code,
    ...punctualityOf(plan, today),
  };
}
