import type { Instant, LocalDate } from '#contracts/dates.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import type { Random } from '#mocks/store/random.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import type { LineRecord, PlanRecord } from '#mocks/resources/plans/record.ts';
import { collectionDay } from '#mocks/rules/bank-days.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { isPastMonth } from '#mocks/rules/collection.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { viewPlan } from '#mocks/notices/links.ts';
import { deliverTo } from '#mocks/notices/notify.ts';
import { feeSince, overdueNotice } from '#mocks/notices/plans.ts';
import type { Sending } from '#mocks/notices/text.ts';

/** The number of days before a due date on which its customer is reminded. */
const REMIND_DAYS = 3;

interface Reminding {
  readonly tables: Writes;
  readonly now: Instant;
  readonly random: Random;
}

/**
 * Sends a reminder for each instalment whose reminder day is after the business day `before`. If the clock has been
 * moved past the due date, no reminder is sent: the notices about late instalments cover it.
 */
export function remind(context: Reminding, plan: PlanRecord, before: LocalDate, today: LocalDate): void {
  const user = context.tables.users.get(plan.userId);
  if (!user || isPaused(plan.dispute, today)) return;
  // the undecided payment may be for this instalment
  if (context.tables.payments.by('planId', plan.id).some(({ status }) => isUndecided(status))) return;
  for (const line of plan.lines) {
    const from = daysAfter(line.dueDate, -REMIND_DAYS);
    const isTime = from > before && from <= today && line.dueDate >= today;
    if (!isTime || line.no === 0 || openOf(line) === 0) continue;
    deliver(context, { userId: user.id, ...reminder(plan, line) }, user.preferences);
  }
}

/**
 * Says that a plan is overdue on the day after the pause of a problem that was not answered, with a fee of that day; its
 * state stays.
 * @param was the plan before the day
 */
export function remindAfterPause(
  context: Sending,
  plan: PlanRecord,
  was: PlanRecord,
  before: LocalDate,
  today: LocalDate,
): void {
  const { dispute, status } = plan;
  const user = context.tables.users.get(plan.userId);
  if (!user || was.status !== 'OVERDUE' || status !== 'OVERDUE' || dispute?.status !== 'OPEN') return;
  if (dispute.pausedUntil < before || dispute.pausedUntil >= today) return;
  const notice = overdueNotice(plan, feeSince(plan, was), today);
  if (notice) deliverTo(context, notice, user);
}

function reminder(plan: PlanRecord, line: LineRecord) {
  const open = moneyText({ amountMinor: openOf(line), currency: plan.currency });
  const { autopay, title } = plan;
  const collected = collectionDay(line.dueDate);
  const chargedOn = collected === line.dueDate ? 'that day' : dayText(collected);
  const charged = autopay && !autopay.stopped ? autopay : null;
  const how =
    charged === null
      ? 'Pay it by that day.'
      : isPastMonth(collected, charged.cardUntil)
        ? `${charged.cardLabel} will have expired by then and is not charged. Choose another card for autopay, or pay it by that day.`
        : `${charged.cardLabel} is charged on ${chargedOn}.`;
  return {
    topic: `due ${plan.id} ${line.no}`,
    category: 'PAYMENT' as const,
    title: `${open} is due on ${dayText(line.dueDate)}`,
    body: `This instalment is for ${title}. ${how}`,
    action: viewPlan(plan),
  };
}
