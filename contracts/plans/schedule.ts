import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { LocalDate } from '#contracts/dates.ts';
import { PlanId, Version } from '#contracts/ids.ts';
import { Count, LineNo, Months, PositiveCount } from '#contracts/integers.ts';
import { Currency, Minor, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

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

/** What a line is: an instalment as it was signed or recomputed, or what was paid off before it was due. */
export const LineKind = z.enum(['SCHEDULED', 'PREPAYMENT', 'SETTLEMENT', 'WITHDRAWAL']);
export type LineKind = z.output<typeof LineKind>;

/** The length of a line's period: whole months, and the fraction `part` / `of` of one more. */
export const LinePeriod = z.object({
  months: Months,
  days: z.nullable(z.object({ part: Count, of: PositiveCount })),
});

/** One line of a plan in minor units of the plan's currency. Line 0 is the down payment. */
export const ScheduleLine = z
  .object({
    no: LineNo,
    kind: LineKind,
    periodStart: LocalDate,
    dueDate: LocalDate,
    /** The due date, or the next day on which banks work; days of grace for the late fee are counted from it. */
    collectDate: LocalDate,
    period: LinePeriod,
    /** Interest that was due and unpaid when the schedule was recomputed; a part of the line's interest. */
    carriedInterestMinor: Minor,
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
    feeChargedOn: z.nullable(LocalDate),
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

/** Why a version of the schedule was made. */
export const ScheduleReason = z.enum([
  'SIGNED',
  'PREPAYMENT',
  'SETTLEMENT',
  'WITHDRAWAL',
  'RESCHEDULE',
  'DUE_DAY',
  'EXTENSION',
]);
export type ScheduleReason = z.output<typeof ScheduleReason>;

/** A version of the schedule that another one has replaced: its lines, and what had been paid on them by then. */
export const EarlierSchedule = z.object({
  version: Version,
  since: LocalDate,
  reason: ScheduleReason,
  lines: z.array(ScheduleLine).check(z.minLength(2)),
});
export type EarlierSchedule = z.output<typeof EarlierSchedule>;

/** When a plan is paid: all lines in force, and the versions before. */
export const Schedule = z
  .object({
    planId: PlanId,
    version: Version,
    /** Since when this version is in force, and why it was made. */
    since: LocalDate,
    reason: ScheduleReason,
    /** The versions before it, the oldest first. */
    earlier: z.array(EarlierSchedule),
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
  no: LineNo,
  kind: LineKind,
  dueDate: LocalDate,
  totalMinor: Minor,
  openMinor: Minor,
  status: LineStatus,
});
export type StripSegment = z.output<typeof StripSegment>;
