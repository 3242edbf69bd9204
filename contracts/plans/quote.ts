import { LocalDate } from '#contracts/dates.ts';
import { Minor, type Money, NonNegativeMoney, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { InstalmentRun } from '#contracts/orders/schedule.ts';
import { Count, Months, PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** The rest of a plan's schedule in brief. */
export const RestOfPlan = z.object({
  /** Consecutive equal instalments: 3 of 107.60, then 1 of 107.58. */
  instalments: z.array(InstalmentRun),
  count: Count,
  lastDueDate: z.nullable(LocalDate),
  interest: NonNegativeMoney,
  /** Instalments and fees. */
  leftToPay: NonNegativeMoney,
  /** The remaining principal after each due date, for a chart; the first entry is the day of the change. */
  balance: z.array(z.object({ date: LocalDate, amountMinor: Minor })),
});
export type RestOfPlan = z.output<typeof RestOfPlan>;

const returning = {
  /** Interest that was paid early for later days and that nothing is left to pay with it: it goes to the wallet. */
  returnedInterest: NonNegativeMoney,
};

const payingOff = {
  /** The day for which it is computed; it is valid until that day ends. */
  on: LocalDate,
  principal: NonNegativeMoney,
  /** Interest of the days so far that is unpaid and not due. */
  accruedInterest: NonNegativeMoney,
  /** Interest of lines whose due date has come. */
  dueInterest: NonNegativeMoney,
  fees: NonNegativeMoney,
  /** Interest that was paid early for later days; it is deducted, but for a minor unit that a payment is at least. */
  prepaidInterest: NonNegativeMoney,
  /** The sum of the parts, less the prepaid interest. */
  amount: PositiveMoney,
  ...returning,
  /** The remaining cost of paying by the schedule, and how much less this is, with what is returned. */
  otherwise: NonNegativeMoney,
  saving: NonNegativeMoney,
};

type Parts = Readonly<
  Record<'amount' | 'principal' | 'accruedInterest' | 'dueInterest' | 'fees' | 'prepaidInterest', Money>
>;

const isSum = z.refine<Parts>(
  ({ amount, principal, accruedInterest, dueInterest, fees, prepaidInterest }) =>
    sumMinor([amount, prepaidInterest]) === sumMinor([principal, accruedInterest, dueInterest, fees]),
  { path: ['amount'], message: 'The amount is the sum of its parts, less the prepaid interest' },
);

/** The amount that pays a plan off on a day. */
export const SettlementQuote = z.object(payingOff).check(isSum);
export type SettlementQuote = z.output<typeof SettlementQuote>;

/** The amount that a withdrawal costs. */
export const WithdrawalQuote = z.object(payingOff).check(isSum);
export type WithdrawalQuote = z.output<typeof WithdrawalQuote>;

/** What a payment ahead changes: the amount of each later instalment, or their number. */
export const PrepaymentMode = z.enum(['LOWER_INSTALMENT', 'SHORTER_TERM']);
export type PrepaymentMode = z.output<typeof PrepaymentMode>;

/** The effect of a payment ahead on a plan. */
export const PrepaymentQuote = z.object({
  on: LocalDate,
  mode: PrepaymentMode,
  amount: PositiveMoney,
  /** The parts of the amount, in the order in which they are paid: due amounts, accrued interest, principal. */
  due: NonNegativeMoney,
  accruedInterest: NonNegativeMoney,
  principal: PositiveMoney,
  /** Interest that was paid early for later days; it pays that of the new instalments. */
  prepaidInterest: NonNegativeMoney,
  ...returning,
  before: RestOfPlan,
  after: RestOfPlan,
  /** The interest saved, and the number of months by which the plan ends earlier. */
  saving: NonNegativeMoney,
  monthsSaved: Months,
});
export type PrepaymentQuote = z.output<typeof PrepaymentQuote>;

/** The effect of another number of months on a plan. */
export const RescheduleQuote = z.object({
  on: LocalDate,
  months: PlanMonths,
  before: RestOfPlan,
  after: RestOfPlan,
  /** The interest that the longer time costs. */
  extraInterest: NonNegativeMoney,
  ...returning,
});
export type RescheduleQuote = z.output<typeof RescheduleQuote>;

/** The day of the month on which every later instalment is due: one that each month has. */
export const PlanDueDay = z.int().check(z.gte(1), z.lte(28));

/** The effect of another day of the month on a plan. */
export const DueDayQuote = z.object({
  on: LocalDate,
  dueDay: PlanDueDay,
  /** The due date of the first later instalment after the change. */
  nextDueDate: LocalDate,
  before: RestOfPlan,
  after: RestOfPlan,
  /** The interest of the longer first period; zero if it is shorter. */
  extraInterest: NonNegativeMoney,
  ...returning,
});
export type DueDayQuote = z.output<typeof DueDayQuote>;

/** Why a customer requests other instalments. */
export const RescheduleReason = z.enum([
  'LESS_INCOME',
  'UNEXPECTED_COST',
  'NOT_ARRIVED',
  'RETURNED',
  'OTHER',
]);
export type RescheduleReason = z.output<typeof RescheduleReason>;
