import type { LocalDate } from '#contracts/dates.ts';
import type {
  DueDayQuote,
  PrepaymentQuote,
  RescheduleQuote,
  RestOfPlan,
  SettlementQuote,
} from '#contracts/plans/quote.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { returnedOf } from '#mocks/rules/new-schedule.ts';
import { dueFirst, openPrincipalOf, payoff } from '#mocks/rules/payoff.ts';
import { instalmentRuns } from '#mocks/rules/schedule.ts';
import { sum } from '#mocks/rules/sum.ts';
import { receivePayment } from './lifecycle.ts';
import { type NewVersion, planOnDueDay, planPaidAhead, planRescheduled } from './new-version.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** Returns the plan on a later day, as if each instalment until then were paid on its due date. */
export function paidUntil(plan: PlanRecord, today: LocalDate, day: LocalDate): PlanRecord {
  return plan.lines
    .filter((line) => line.dueDate > today && line.dueDate <= day)
    .reduce((paid, line) => {
      const due = paid.lines.filter(({ dueDate }) => dueDate <= line.dueDate);
      const open = sum(due, (each) => openOf(each) + feeOpenOf(each));
      return open > 0 ? receivePayment(paid, open, line.dueDate).plan : paid;
    }, plan);
}

/** Returns the remaining schedule on a day. */
export function restOf(plan: PlanRecord, on: LocalDate): RestOfPlan {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const open = plan.lines.filter((line) => line.no > 0 && openOf(line) > 0);
  const interest = sum(open, (line) => line.interestMinor - line.paidInterestMinor);
  let left = sum(open, openPrincipalOf);
  return {
    instalments: instalmentRuns(open.map((line) => ({ no: line.no, totalMinor: openOf(line) }))),
    count: open.length,
    lastDueDate: open.at(-1)?.dueDate ?? null,
    interest: money(interest),
    leftToPay: money(sum(plan.lines, (line) => openOf(line) + feeOpenOf(line))),
    balance: [
      { date: on, amountMinor: left },
      ...open.map((line: LineRecord) => {
        left -= openPrincipalOf(line);
        return { date: line.dueDate < on ? on : line.dueDate, amountMinor: left };
      }),
    ],
  };
}

/** Returns by how much the interest of all lines of a plan falls with another version of its schedule. */
const lessInterest = (before: PlanRecord, after: PlanRecord) => before.totalInterest - after.totalInterest;

/** The amount that pays a plan off on a day, by settlement or withdrawal. */
export function settlementQuote(plan: PlanRecord, on: LocalDate): SettlementQuote {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const off = payoff(plan.lines, plan.offer.nominalRatePpm, on);
  return {
    on,
    principal: money(off.principal),
    accruedInterest: money(off.accruedInterest),
    dueInterest: money(off.dueInterest),
    fees: money(off.fees),
    prepaidInterest: money(off.prepaidInterest),
    amount: money(off.amount),
    returnedInterest: money(off.returnedInterest),
    otherwise: money(off.otherwise),
    saving: money(Math.max(0, off.otherwise - off.amount + off.returnedInterest)),
  };
}

/** @param amount an amount that the guards of a payment ahead accept */
export function prepaymentQuote(
  plan: PlanRecord,
  amount: number,
  mode: PrepaymentQuote['mode'],
  on: LocalDate,
): PrepaymentQuote {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const { due, accrued } = dueFirst(plan.lines, plan.offer.nominalRatePpm, on);
  const { plan: ahead, moved } = planPaidAhead(plan, amount, mode, on);
  const before = restOf(plan, on);
  const after = restOf(receivePayment(ahead, amount, on, 'PREPAYMENT').plan, on);
  return {
    on,
    mode,
    amount: money(amount),
    due: money(due),
    accruedInterest: money(accrued),
    principal: money(amount - due - accrued),
    prepaidInterest: money(sum(moved.to, ({ amountMinor }) => amountMinor)),
    returnedInterest: money(returnedOf(moved)),
    before,
    after,
    saving: money(Math.max(0, lessInterest(plan, ahead))),
    monthsSaved: Math.max(
      0,
      plan.lines.filter((line) => line.dueDate > on && openOf(line) > 0).length - after.count,
    ),
  };
}

/** What every change of a schedule without a payment shows. */
function changeQuote(plan: PlanRecord, { plan: renewed, moved }: NewVersion, on: LocalDate) {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  return {
    on,
    before: restOf(plan, on),
    after: restOf(renewed, on),
    extraInterest: money(Math.max(0, -lessInterest(plan, renewed))),
    returnedInterest: money(returnedOf(moved)),
  };
}

/** @param months a number that the guards of a reschedule accept */
export const rescheduleQuote = (plan: PlanRecord, months: number, on: LocalDate): RescheduleQuote => ({
  ...changeQuote(plan, planRescheduled(plan, months, on), on),
  months,
});

/** @param dueDay a day that the guards of its change accept */
export function dueDayQuote(plan: PlanRecord, dueDay: number, on: LocalDate): DueDayQuote {
  const version = planOnDueDay(plan, dueDay, on);
  const next = version.plan.lines.find((line) => line.dueDate > on && openOf(line) > 0);
  return { ...changeQuote(plan, version, on), dueDay, nextDueDate: next?.dueDate ?? on };
}

/** Whether a quote can be requested for this day: later than today, and within the limit. */
export const isLaterDay = (today: LocalDate, on: LocalDate): boolean =>
  on >= today && daysBetween(today, on) <= 5 * 366;
