import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { OrderId, OrderNumber, PlanId, PlanNumber, UserId, Version } from '#contracts/ids.ts';
import { AprcPpm, Currency, NonNegativeMoney, oneCurrency, PositiveMoney } from '#contracts/money.ts';
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

const Minor = z.int().check(z.gte(0));

/** One line of a plan in minor units of the plan's currency. Line 0 is the down payment. */
export const ScheduleLine = z
  .object({
    no: z.int().check(z.gte(0), z.lte(60)),
    periodStart: LocalDate,
    dueDate: LocalDate,
    opening: Minor,
    interest: Minor,
    principal: Minor,
    total: Minor,
    closing: Minor,
    feeCharged: Minor,
    feeWaived: Minor,
    paidInterest: Minor,
    paidPrincipal: Minor,
    paidFee: Minor,
    paidOn: z.nullable(LocalDate),
    open: Minor,
    feeOpen: Minor,
    status: LineStatus,
  })
  .check(
    z.refine((line) => line.total === line.interest + line.principal, {
      path: ['total'],
      message: 'A line is its interest plus its principal',
    }),
    z.refine((line) => line.open === line.total - line.paidInterest - line.paidPrincipal, {
      path: ['open'],
      message: 'What is open is the total less what was paid',
    }),
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
        schedule.lines.reduce((sum, line) => (line.no === 0 ? sum : sum + line.principal), 0) ===
        schedule.financed.amountMinor,
      { path: ['lines'], message: 'The principal must sum to what was financed' },
    ),
  );
export type Schedule = z.output<typeof Schedule>;

/** What the schedule strip draws of a line. */
export const StripSegment = z.object({
  no: z.int().check(z.gte(0)),
  dueDate: LocalDate,
  total: Minor,
  open: Minor,
  status: LineStatus,
});
export type StripSegment = z.output<typeof StripSegment>;

const facts = {
  id: PlanId,
  number: PlanNumber,
  orderId: OrderId,
  userId: UserId,
  /** What was bought, in a few words. */
  title: z.string().check(z.minLength(1)),
  status: PlanStatus,
  financed: PositiveMoney,
  outstandingPrincipal: NonNegativeMoney,
  /** Days that the oldest unpaid line is past its due date; 0 when none is. */
  daysPastDue: z.int().check(z.gte(0)),
  next: z.nullable(z.object({ lineNo: z.int(), dueDate: LocalDate, amount: PositiveMoney })),
  strip: z.array(StripSegment).check(z.minLength(2)),
  createdAt: Instant,
};

export const Plan = z
  .object({
    ...facts,
    orderNumber: OrderNumber,
    offer: PlanOffer,
    downPayment: NonNegativeMoney,
    totalInterest: NonNegativeMoney,
    totalPayable: PositiveMoney,
    paid: NonNegativeMoney,
    dueNow: NonNegativeMoney,
    aprcPpm: AprcPpm,
    activatedOn: z.nullable(LocalDate),
    closedOn: z.nullable(LocalDate),
    scheduleVersion: Version,
    version: Version,
  })
  .check(
    z.refine(
      (plan) =>
        oneCurrency(plan.financed, plan.downPayment, plan.totalInterest, plan.totalPayable, plan.paid) &&
        plan.totalPayable.amountMinor ===
          plan.financed.amountMinor + plan.downPayment.amountMinor + plan.totalInterest.amountMinor,
      {
        path: ['totalPayable'],
        message: 'The total is what was financed, the down payment and the interest',
      },
    ),
  );
export type Plan = z.output<typeof Plan>;

export const PlanRow = z.object({ ...facts, customerName: z.string(), offerCode: PlanOffer.shape.code });
export type PlanRow = z.output<typeof PlanRow>;
