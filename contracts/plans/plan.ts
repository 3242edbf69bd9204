import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { OrderId, OrderNumber, PlanId, PlanNumber, UserId, Version } from '#contracts/ids.ts';
import {
  AprcPpm,
  Currency,
  Minor,
  type Money,
  NonNegativeMoney,
  oneCurrency,
  PositiveMoney,
  sumMinor,
} from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { planMachine } from './machine.ts';

export const PlanStatus = z.enum(planMachine.states);
export type PlanStatus = z.output<typeof PlanStatus>;

/** Derived from amounts and the business date, never stored. */
export const LineStatus = z.enum([
  'UPCOMING',
  'DUE_SOON',
  'DUE',
  'IN_GRACE',
  'OVERDUE',
  'PARTIALLY_PAID',
  'PAID',
  'SUPERSEDED',
  'CANCELLED',
]);
export type LineStatus = z.output<typeof LineStatus>;

/** One line of a plan in minor units of the plan's currency. Line 0 is the down payment. */
export const ScheduleLine = z
  .object({
    no: z.int().check(z.gte(0), z.lte(60)),
    periodStart: LocalDate,
    dueDate: LocalDate,
    openingMinor: Minor,
    interestMinor: Minor,
    principalMinor: Minor,
    totalMinor: Minor,
    closingMinor: Minor,
    feeChargedMinor: Minor,
    feeWaivedMinor: Minor,
    paidInterestMinor: Minor,
    paidPrincipalMinor: Minor,
    paidFeeMinor: Minor,
    paidOn: z.nullable(LocalDate),
    openMinor: Minor,
    feeOpenMinor: Minor,
    status: LineStatus,
  })
  .check(
    z.refine((line) => line.totalMinor === line.interestMinor + line.principalMinor, {
      path: ['totalMinor'],
      message: 'A line is its interest plus its principal',
    }),
    z.refine(
      (line) => line.openMinor === line.totalMinor - line.paidInterestMinor - line.paidPrincipalMinor,
      {
        path: ['openMinor'],
        message: 'What is open is the total less what was paid',
      },
    ),
  );
export type ScheduleLine = z.output<typeof ScheduleLine>;

export const Schedule = z
  .object({
    planId: PlanId,
    version: Version,
    currency: Currency,
    nominalRatePpm: PlanOffer.shape.nominalRatePpm,
    financed: PositiveMoney,
    lines: z.array(ScheduleLine).check(z.minLength(2)),
  })
  .check(
    z.refine(
      (schedule) =>
        schedule.lines.reduce((sum, line) => (line.no === 0 ? sum : sum + line.principalMinor), 0) ===
        schedule.financed.amountMinor,
      { path: ['lines'], message: 'The principal must sum to what was financed' },
    ),
  );
export type Schedule = z.output<typeof Schedule>;

/** What the schedule strip draws of a line. */
export const StripSegment = z.object({
  no: z.int().check(z.gte(0)),
  dueDate: LocalDate,
  totalMinor: Minor,
  openMinor: Minor,
  status: LineStatus,
});
export type StripSegment = z.output<typeof StripSegment>;

/**
 * What a plan costs and how far it is paid, one vocabulary for every figure and page. All of them count the late fees that
 * were charged and not waived, and the down payment.
 */
const figures = {
  /** What was financed, the down payment, the interest and the fees: the sum of all lines. */
  total: PositiveMoney,
  /** What has been paid of the total. */
  paid: NonNegativeMoney,
  /** What is still to be paid of the total; nothing once the plan is closed. */
  leftToPay: NonNegativeMoney,
  /** The part of the total that need not be paid because the plan was cancelled; 0 for any other plan. */
  cancelled: NonNegativeMoney,
  /** The part of what is left to pay whose day has come, a down payment that is still open too. */
  dueNow: NonNegativeMoney,
  /** The part of what is due now whose day has passed. */
  overdue: NonNegativeMoney,
  /** What is still owed of the sum financed: without interest, fees and down payment. */
  principalLeft: NonNegativeMoney,
};

interface PlanFigures extends Readonly<Record<keyof typeof figures, Money>> {
  readonly financed: Money;
}

/** paid + left to pay = total (with what was cancelled), and each part lies within its whole. */
function figuresAddUp(plan: PlanFigures): boolean {
  const { total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft, financed } = plan;
  return (
    oneCurrency(total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft, financed) &&
    paid.amountMinor + leftToPay.amountMinor + cancelled.amountMinor === total.amountMinor &&
    (cancelled.amountMinor === 0 || leftToPay.amountMinor === 0) &&
    overdue.amountMinor <= dueNow.amountMinor &&
    dueNow.amountMinor <= leftToPay.amountMinor &&
    principalLeft.amountMinor <= Math.min(leftToPay.amountMinor, financed.amountMinor)
  );
}

const addUp = z.refine<PlanFigures>(figuresAddUp, {
  path: ['leftToPay'],
  message: 'What is paid and what is left to pay must sum to the total',
});

const facts = {
  id: PlanId,
  number: PlanNumber,
  orderId: OrderId,
  /** What was bought, in a few words. */
  title: z.string().check(z.minLength(1)),
  status: PlanStatus,
  financed: PositiveMoney,
  ...figures,
  /** Days that the oldest unpaid line is past its due date; 0 when none is. */
  daysPastDue: z.int().check(z.gte(0)),
  next: z.nullable(z.object({ lineNo: z.int(), dueDate: LocalDate, amount: PositiveMoney })),
  strip: z.array(StripSegment).check(z.minLength(2)),
  createdAt: Instant,
};

/** What a plan and a row of a list of plans have in common. */
export const PlanSummary = z.object(facts);

const wholePlan = {
  ...facts,
  orderNumber: OrderNumber,
  offer: PlanOffer,
  downPayment: NonNegativeMoney,
  totalInterest: NonNegativeMoney,
  /** Late fees that were charged and not waived. */
  fees: NonNegativeMoney,
  aprcPpm: AprcPpm,
  activatedOn: z.nullable(LocalDate),
  closedOn: z.nullable(LocalDate),
  scheduleVersion: Version,
  version: Version,
};

type Parts = Readonly<Record<'total' | 'financed' | 'downPayment' | 'totalInterest' | 'fees', Money>>;

const isSumOfParts = z.refine<Parts>(
  ({ total, financed, downPayment, totalInterest, fees }) =>
    oneCurrency(total, financed, downPayment, totalInterest, fees) &&
    total.amountMinor === sumMinor([financed, downPayment, totalInterest, fees]),
  { path: ['total'], message: 'The total is what was financed, the down payment, the interest and the fees' },
);

export const Plan = z.object(wholePlan).check(addUp, isSumOfParts);
export type Plan = z.output<typeof Plan>;

/** A plan as the administration sees it. */
export const PlanDetails = z
  .object({ ...wholePlan, userId: UserId, customerName: z.string() })
  .check(addUp, isSumOfParts);
export type PlanDetails = z.output<typeof PlanDetails>;

export const PlanRow = z
  .object({ ...facts, userId: UserId, customerName: z.string(), offerCode: PlanOffer.shape.code })
  .check(addUp);
export type PlanRow = z.output<typeof PlanRow>;
