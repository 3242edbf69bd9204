import type { LocalDate } from '#contracts/dates.ts';
import type {
  DueDayQuote,
  PrepaymentQuote,
  RescheduleQuote,
  RestOfPlan,
  SettlementQuote,
  WithdrawalQuote,
} from '#contracts/plans/quote.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { dueFirst, openPrincipalOf, payoff, unearnedInterest } from '#mocks/rules/payoff.ts';
import { instalmentRuns } from '#mocks/rules/schedule.ts';
import { sum } from '#mocks/rules/sum.ts';
import { receivePayment } from './lifecycle.ts';
import { planOnDueDay, planPaidAhead, planRescheduled } from './new-version.ts';
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

export function settlementQuote(plan: PlanRecord, on: LocalDate): SettlementQuote {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const { principal, accruedInterest, dueInterest, fees, amount, otherwise } = payoff(
    plan.lines,
    plan.offer.nominalRatePpm,
    on,
  );
  return {
    on,
    principal: money(principal),
    accruedInterest: money(accruedInterest),
    dueInterest: money(dueInterest),
    fees: money(fees),
    amount: money(amount),
    otherwise: money(otherwise),
    saving: money(Math.max(0, otherwise - amount)),
  };
}

export const withdrawalQuote = (plan: PlanRecord, on: LocalDate): WithdrawalQuote => ({
  ...settlementQuote(plan, on),
  returnedInterest: {
    amountMinor: sum(unearnedInterest(plan.lines, on), ({ amountMinor }) => amountMinor),
    currency: plan.currency,
  },
});

/** @param amount an amount that the guards of a payment ahead accept */
export function prepaymentQuote(
  plan: PlanRecord,
  amount: number,
  mode: PrepaymentQuote['mode'],
  on: LocalDate,
): PrepaymentQuote {
  const money = (amountMinor: number) => ({ amountMinor, currency: plan.currency });
  const { due, accrued } = dueFirst(plan.lines, plan.offer.nominalRatePpm, on);
  const after = restOf(
    receivePayment(planPaidAhead(plan, amount, mode, on), amount, on, 'PREPAYMENT').plan,
    on,
  );
  const before = restOf(plan, on);
  const interestOf = ({ interest }: RestOfPlan) => interest.amountMinor;
  const dueInterest = sum(
    plan.lines.filter((line) => line.dueDate <= on),
    (line) => line.interestMinor - line.paidInterestMinor,
  );
  return {
    on,
    mode,
    amount: money(amount),
    due: money(due),
    accruedInterest: money(accrued),
    principal: money(amount - due - accrued),
    before,
    after,
    saving: money(Math.max(0, interestOf(before) - dueInterest - accrued - interestOf(after))),
    monthsSaved: Math.max(
      0,
      plan.lines.filter((line) => line.dueDate > on && openOf(line) > 0).length - after.count,
    ),
  };
}

/** @param months a number that the guards of a reschedule accept */
export function rescheduleQuote(plan: PlanRecord, months: number, on: LocalDate): RescheduleQuote {
  const before = restOf(plan, on);
  const after = restOf(planRescheduled(plan, months, on), on);
  return {
    on,
    months,
    before,
    after,
    extraInterest: {
      amountMinor: Math.max(0, after.interest.amountMinor - before.interest.amountMinor),
      currency: plan.currency,
    },
  };
}

/** @param dueDay a day that the guards of its change accept */
export function dueDayQuote(plan: PlanRecord, dueDay: number, on: LocalDate): DueDayQuote {
  const moved = planOnDueDay(plan, dueDay, on);
  const before = restOf(plan, on);
  const after = restOf(moved, on);
  const next = moved.lines.find((line) => line.dueDate > on && openOf(line) > 0);
  return {
    on,
    dueDay,
    nextDueDate: next?.dueDate ?? on,
    before,
    after,
    extraInterest: {
      amountMinor: Math.max(0, after.interest.amountMinor - before.interest.amountMinor),
      currency: plan.currency,
    },
  };
}

/** Whether a quote can be requested for this day: later than today, and within the limit. */
export const isLaterDay = (today: LocalDate, on: LocalDate): boolean =>
  on >= today && daysBetween(today, on) <= 5 * 366;
