import { LocalDate } from '#contracts/dates.ts';
import { OrderId, PlanId, PlanNumber } from '#contracts/ids.ts';
import { Currency, NonNegativeMoney, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Plan, PlanStatus } from './plan.ts';
import { LineStatus } from './schedule.ts';

/** A line of a plan with an open amount. */
export const ComingPayment = z.object({
  planId: PlanId,
  planNumber: PlanNumber,
  planStatus: PlanStatus,
  /** As in `Plan`. */
  bankConfirming: Plan.shape.bankConfirming,
  orderId: OrderId,
  title: z.string().check(z.minLength(1)),
  lineNo: LineNo,
  dueDate: LocalDate,
  /** The open amount of the line, including its late fee. */
  amount: PositiveMoney,
  status: LineStatus,
});
export type ComingPayment = z.output<typeof ComingPayment>;

const Month = z
  .object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    total: PositiveMoney,
    /** Earliest first. */
    payments: z.array(ComingPayment).check(z.minLength(1)),
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
    /** Interest saved by payments ahead. */
    saved: NonNegativeMoney,
    /** The maximum of late fees that can still arise. */
    lateFeesLeft: NonNegativeMoney,
    /** The months with payments, earliest first. */
    months: z.array(Month),
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

/** The open payments of all plans of a customer, by currency and month. */
export const ComingPayments = z.object({ currencies: z.array(InCurrency) });
export type ComingPayments = z.output<typeof ComingPayments>;
