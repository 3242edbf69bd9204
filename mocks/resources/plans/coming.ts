import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { ComingPayment, ComingPayments } from '#contracts/plans/coming-payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { sum } from '#mocks/rules/sum.ts';
import { isOpen } from './lifecycle.ts';
import type { PlanRecord } from './record.ts';
import { viewSchedule } from './schedule-view.ts';
import { viewPlan } from './view.ts';

/** docs/domain.md, "Coming payments". */
export const getComingPayments: HandlerOf<'getComingPayments'> = ({ subject, tables, today, reply }) => {
  const plans = tables.plans.by('userId', subject.id);
  const currencies = [...new Set(plans.map(({ currency }) => currency))].toSorted();
  return reply(200, {
    currencies: currencies.map((currency) =>
      inCurrency(
        plans.filter((plan) => plan.currency === currency),
        currency,
        (plan) => viewPlan(plan, today, tables),
        today,
      ),
    ),
  });
};

function inCurrency(
  plans: readonly PlanRecord[],
  currency: Currency,
  view: (plan: PlanRecord) => Plan,
  today: LocalDate,
): ComingPayments['currencies'][number] {
  const views = plans.map(view);
  const open = views.filter(({ status }) => isOpen(status));
  const payments = plans
    .filter(({ status }) => isOpen(status))
    .flatMap((plan) => openLines(plan, view(plan), today));
  const total = <T>(all: readonly T[], of: (one: T) => { readonly amountMinor: number }) => ({
    amountMinor: sum(all, (one) => of(one).amountMinor),
    currency,
  });
  const monthOf = ({ dueDate }: ComingPayment) => dueDate.slice(0, 7);
  return {
    currency,
    dueNow: total(views, ({ dueNow }) => dueNow),
    overdue: total(views, ({ overdue }) => overdue),
    leftToPay: total(views, ({ leftToPay }) => leftToPay),
    saved: total(views, ({ saved }) => saved),
    lateFeesLeft: total(open, ({ lateFees }) => lateFees.left),
    months: [...new Set(payments.map(monthOf))].toSorted().map((month) => {
      const due = payments
        .filter((payment) => monthOf(payment) === month)
        .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.planNumber.localeCompare(b.planNumber));
      return { month, total: total(due, ({ amount }) => amount), payments: due };
    }),
  };
}

function openLines(plan: PlanRecord, { bankConfirming }: Plan, today: LocalDate): ComingPayment[] {
  const { id: planId, number: planNumber, status: planStatus, orderId, title, currency } = plan;
  return viewSchedule(plan, today).lines.flatMap(({ no, dueDate, openMinor, feeOpenMinor, status }) =>
    openMinor + feeOpenMinor === 0
      ? []
      : [
          {
            planId,
            planNumber,
            planStatus,
            bankConfirming,
            orderId,
            title,
            lineNo: no,
            dueDate,
            amount: { amountMinor: openMinor + feeOpenMinor, currency },
            status,
          },
        ],
  );
}
