import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Minor, type Money, NonNegativeMoney, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { InstalmentRun } from '#contracts/orders/schedule.ts';
import { Count, Months, PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

export const RestOfPlan = described(
  z.object({
    instalments: described(
      z.array(InstalmentRun),
      'Consecutive equal instalments: 3 of 107.60, then 1 of 107.58.',
    ),
    count: Count,
    lastDueDate: z.nullable(LocalDate),
    interest: NonNegativeMoney,
    leftToPay: described(NonNegativeMoney, 'Instalments and fees.'),
    balance: described(
      z.array(z.object({ date: LocalDate, amountMinor: Minor })),
      'The remaining principal after each due date, for a chart; the first entry is the day of the change.',
    ),
  }),
  "The rest of a plan's schedule in brief.",
);
export type RestOfPlan = z.output<typeof RestOfPlan>;

const returning = {
  returnedInterest: described(
    NonNegativeMoney,
    'Interest that was paid early for later days and that nothing is left to pay with it: it goes to the wallet.',
  ),
};

const payingOff = {
  on: described(LocalDate, 'The day for which it is computed; it is valid until that day ends.'),
  principal: NonNegativeMoney,
  accruedInterest: described(NonNegativeMoney, 'Interest of the days so far that is unpaid and not due.'),
  dueInterest: described(NonNegativeMoney, 'Interest of lines whose due date has come.'),
  fees: NonNegativeMoney,
  prepaidInterest: described(
    NonNegativeMoney,
    'Interest that was paid early for later days; it is deducted, but for a minor unit that a payment is at least.',
  ),
  amount: described(PositiveMoney, 'The sum of the parts, less the prepaid interest.'),
  ...returning,
  otherwise: described(
    NonNegativeMoney,
    'The remaining cost of paying by the schedule, and how much less this is, with what is returned.',
  ),
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

export const SettlementQuote = described(
  z.object(payingOff).check(isSum),
  'The amount that pays a plan off on a day.',
);
export type SettlementQuote = z.output<typeof SettlementQuote>;

export const WithdrawalQuote = described(
  z.object(payingOff).check(isSum),
  'The amount that a withdrawal costs.',
);
export type WithdrawalQuote = z.output<typeof WithdrawalQuote>;

export const PrepaymentMode = described(
  z.enum(['LOWER_INSTALMENT', 'SHORTER_TERM']),
  'What a payment ahead changes: the amount of each later instalment, or their number.',
);
export type PrepaymentMode = z.output<typeof PrepaymentMode>;

export const PrepaymentQuote = described(
  z.object({
    on: LocalDate,
    mode: PrepaymentMode,
    amount: PositiveMoney,
    due: described(
      NonNegativeMoney,
      'The parts of the amount, in the order in which they are paid: due amounts, accrued interest, principal.',
    ),
    accruedInterest: NonNegativeMoney,
    principal: PositiveMoney,
    prepaidInterest: described(
      NonNegativeMoney,
      'Interest that was paid early for later days; it pays that of the new instalments.',
    ),
    ...returning,
    before: RestOfPlan,
    after: RestOfPlan,
    saving: described(
      NonNegativeMoney,
      'The interest saved, and the number of months by which the plan ends earlier.',
    ),
    monthsSaved: Months,
  }),
  'The effect of a payment ahead on a plan.',
);
export type PrepaymentQuote = z.output<typeof PrepaymentQuote>;

export const RescheduleQuote = described(
  z.object({
    on: LocalDate,
    months: PlanMonths,
    before: RestOfPlan,
    after: RestOfPlan,
    extraInterest: described(NonNegativeMoney, 'The interest that the longer time costs.'),
    ...returning,
  }),
  'The effect of another number of months on a plan.',
);
export type RescheduleQuote = z.output<typeof RescheduleQuote>;

export const PlanDueDay = described(
  z.int().check(z.gte(1), z.lte(28)),
  'The day of the month on which every later instalment is due: one that each month has.',
);

export const DueDayQuote = described(
  z.object({
    on: LocalDate,
    dueDay: PlanDueDay,
    nextDueDate: described(LocalDate, 'The due date of the first later instalment after the change.'),
    before: RestOfPlan,
    after: RestOfPlan,
    extraInterest: described(
      NonNegativeMoney,
      'The interest of the longer first period; zero if it is shorter.',
    ),
    ...returning,
  }),
  'The effect of another day of the month on a plan.',
);
export type DueDayQuote = z.output<typeof DueDayQuote>;

export const RescheduleReason = described(
  z.enum(['LESS_INCOME', 'UNEXPECTED_COST', 'NOT_ARRIVED', 'RETURNED', 'OTHER']),
  'Why a customer requests other instalments.',
);
export type RescheduleReason = z.output<typeof RescheduleReason>;
