import { LocalDate } from '#contracts/dates.ts';
import { Minor, NonNegativeMoney, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { InstalmentRun } from '#contracts/orders/schedule.ts';
import { Count, Months, PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** What is left of a plan's schedule, in few words. */
export const RestOfPlan = z.object({
  /** Equal instalments in a row: 3 of 107.60, then 1 of 107.58. */
  instalments: z.array(InstalmentRun),
  count: Count,
  lastDueDate: z.nullable(LocalDate),
  interest: NonNegativeMoney,
  /** Instalments and fees. */
  leftToPay: NonNegativeMoney,
  /** Principal that is left after each due date, for a chart; the first entry is the day of the change. */
  balance: z.array(z.object({ date: LocalDate, amountMinor: Minor })),
});
export type RestOfPlan = z.output<typeof RestOfPlan>;

/** What it takes to pay a plan off on a day (settle), or to withdraw from it. */
export const SettlementQuote = z
  .object({
    /** The day for which it is computed; it holds until that day ends. */
    on: LocalDate,
    principal: NonNegativeMoney,
    /** Interest of the period that has begun, for its days until then. */
    accruedInterest: NonNegativeMoney,
    /** Interest of lines whose day has come. */
    dueInterest: NonNegativeMoney,
    fees: NonNegativeMoney,
    amount: PositiveMoney,
    /** What paying by the schedule would still cost, and how much less this is. */
    otherwise: NonNegativeMoney,
    saving: NonNegativeMoney,
  })
  .check(
    z.refine(
      ({ amount, principal, accruedInterest, dueInterest, fees }) =>
        amount.amountMinor === sumMinor([principal, accruedInterest, dueInterest, fees]),
      { path: ['amount'], message: 'The amount is the sum of its parts' },
    ),
  );
export type SettlementQuote = z.output<typeof SettlementQuote>;

/** What a payment ahead changes: the amount of each later instalment, or how many there are. */
export const PrepaymentMode = z.enum(['LOWER_INSTALMENT', 'SHORTER_TERM']);
export type PrepaymentMode = z.output<typeof PrepaymentMode>;

/** What a payment ahead would change of a plan. */
export const PrepaymentQuote = z.object({
  on: LocalDate,
  mode: PrepaymentMode,
  amount: PositiveMoney,
  /** The parts of the amount, in the order in which they are paid: what is due, accrued interest, principal. */
  due: NonNegativeMoney,
  accruedInterest: NonNegativeMoney,
  principal: PositiveMoney,
  before: RestOfPlan,
  after: RestOfPlan,
  /** Interest that is not to be paid any more, and months by which the plan ends earlier. */
  saving: NonNegativeMoney,
  monthsSaved: Months,
});
export type PrepaymentQuote = z.output<typeof PrepaymentQuote>;

/** What another number of months would change of a plan. */
export const RescheduleQuote = z.object({
  on: LocalDate,
  months: PlanMonths,
  before: RestOfPlan,
  after: RestOfPlan,
  /** Interest that the longer time costs. */
  extraInterest: NonNegativeMoney,
});
export type RescheduleQuote = z.output<typeof RescheduleQuote>;

/** The day of the month on which every later instalment falls due: one that each month has. */
export const PlanDueDay = z.int().check(z.gte(1), z.lte(28));

/** What another day of the month would change of a plan. */
export const DueDayQuote = z.object({
  on: LocalDate,
  dueDay: PlanDueDay,
  /** The first of the later instalments then. */
  nextDueDate: LocalDate,
  before: RestOfPlan,
  after: RestOfPlan,
  /** Interest of the longer first period; none where it is shorter. */
  extraInterest: NonNegativeMoney,
});
export type DueDayQuote = z.output<typeof DueDayQuote>;

/** Why a customer asks for other instalments. */
export const RescheduleReason = z.enum([
  'LESS_INCOME',
  'UNEXPECTED_COST',
  'NOT_ARRIVED',
  'RETURNED',
  'OTHER',
]);
export type RescheduleReason = z.output<typeof RescheduleReason>;
