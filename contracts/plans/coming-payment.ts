import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { OrderId, PlanId, PlanNumber } from '#contracts/ids.ts';
import { Currency, NonNegativeMoney, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Plan, PlanStatus } from './plan.ts';
import { LineStatus } from './schedule.ts';

export const ComingPayment = described(
  z.object({
    planId: PlanId,
    planNumber: PlanNumber,
    planStatus: PlanStatus,
    bankConfirming: described(Plan.shape.bankConfirming, 'As in `Plan`.'),
    orderId: OrderId,
    title: z.string().check(z.minLength(1)),
    lineNo: LineNo,
    dueDate: LocalDate,
    amount: described(PositiveMoney, 'The open amount of the line, including its late fee.'),
    status: LineStatus,
  }),
  'A line of a plan with an open amount.',
);
export type ComingPayment = z.output<typeof ComingPayment>;

const Month = z
  .object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    total: PositiveMoney,
    payments: described(z.array(ComingPayment).check(z.minLength(1)), 'Earliest first.'),
  })
  .check(
    z.refine(({ total, payments }) => total.amountMinor === sumMinor(payments.map(({ amount }) => amount)), {
      path: ['total'],
      message: 'The total of a month is the sum of its payments',
    }),
  );

/** The totals of a customer's plans in one currency. */
const InCurrency = z
  .object({
    currency: Currency,
    dueNow: NonNegativeMoney,
    overdue: NonNegativeMoney,
    leftToPay: NonNegativeMoney,
    saved: described(NonNegativeMoney, 'Interest saved by payments ahead.'),
    lateFeesLeft: described(NonNegativeMoney, 'The maximum of late fees that can still arise.'),
    months: described(z.array(Month), 'The months with payments, earliest first.'),
  })
  .check(
    z.refine(
      ({ leftToPay, months }) => leftToPay.amountMinor === sumMinor(months.map(({ total }) => total)),
      { path: ['leftToPay'], message: 'What is left to pay is the sum of all months' },
    ),
    z.refine(
      ({ overdue, dueNow, leftToPay }) =>
        overdue.amountMinor <= dueNow.amountMinor && dueNow.amountMinor <= leftToPay.amountMinor,
      { path: ['dueNow'], message: 'What is overdue is due, and what is due is left to pay' },
    ),
  );

export const ComingPayments = described(
  z.object({ currencies: z.array(InCurrency) }),
  'The open payments of all plans of a customer, by currency and month.',
);
export type ComingPayments = z.output<typeof ComingPayments>;
