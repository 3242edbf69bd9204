import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PlanId, Version } from '#contracts/ids.ts';
import { Count, LineNo, Months, PositiveCount } from '#contracts/integers.ts';
import { Currency, Minor, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const LineStatus = described(
  z.enum([
    'UPCOMING',
    'DUE_SOON',
    'DUE',
    'IN_GRACE',
    'OVERDUE',
    'PARTIALLY_PAID',
    'PAID',
    'SUPERSEDED',
    'CANCELLED',
  ]),
  'The status of a line, derived from its amounts and the business date, never stored.',
);
export type LineStatus = z.output<typeof LineStatus>;

export const LineKind = described(
  z.enum(['SCHEDULED', 'PREPAYMENT', 'SETTLEMENT', 'WITHDRAWAL', 'RETURN']),
  'The kind of a line: an instalment as signed or recomputed, an amount paid off before it was due, or interest that was left when returned goods took all principal off.',
);
export type LineKind = z.output<typeof LineKind>;

export const LinePeriod = described(
  z.object({
    months: Months,
    days: z.nullable(z.object({ part: Count, of: PositiveCount })),
  }),
  "The length of a line's period: whole months, and the fraction `part` / `of` of one more.",
);

export const ScheduleLine = described(
  z
    .object({
      no: LineNo,
      kind: LineKind,
      periodStart: LocalDate,
      dueDate: LocalDate,
      collectDate: described(
        LocalDate,
        'The due date, or the next bank day after it; the days of grace are counted from it.',
      ),
      period: LinePeriod,
      carriedInterestMinor: described(
        Minor,
        "Interest that was due and unpaid when the schedule was recomputed; included in the line's interest.",
      ),
      earlierInterestMinor: described(
        Minor,
        "Interest of the days before `periodStart`, on what was owed on them; included in the line's interest.",
      ),
      creditedInterestMinor: described(
        Minor,
        "Interest of goods that came back; it was taken off the line's interest.",
      ),
      extendedTo: described(
        z.nullable(LocalDate),
        'The day to which an extension moved the due date without interest for it; null if none did.',
      ),
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
      paidOn: described(
        z.nullable(LocalDate),
        'The day since which nothing of it is open but a rest that is never late, at most half a unit of the currency, and fees: it was paid, or a new version asks for no more of it.',
      ),
      paidMinor: described(Minor, 'What was paid of the line, without fees.'),
      openMinor: Minor,
      feeOpenMinor: Minor,
      status: LineStatus,
    })
    .check(
      z.refine((line) => line.totalMinor === line.interestMinor + line.principalMinor, {
        path: ['totalMinor'],
        message: 'A line is its interest plus its principal',
      }),
      z.refine((line) => line.paidMinor === line.paidInterestMinor + line.paidPrincipalMinor, {
        path: ['paidMinor'],
        message: 'What was paid is interest plus principal',
      }),
      z.refine((line) => line.openMinor === line.totalMinor - line.paidMinor, {
        path: ['openMinor'],
        message: 'What is open is the total less what was paid',
      }),
    ),
  "One line of a plan in minor units of the plan's currency. Line 0 is the down payment.",
);
export type ScheduleLine = z.output<typeof ScheduleLine>;

export const ScheduleReason = described(
  z.enum([
    'SIGNED',
    /** The down payment was paid later than the day of the signature: the first period is shorter. */
    'LATER_START',
    'PREPAYMENT',
    'SETTLEMENT',
    'WITHDRAWAL',
    'RESCHEDULE',
    'DUE_DAY',
    'EXTENSION',
    'GOODS_RETURNED',
  ]),
  'Why a version of the schedule was made.',
);
export type ScheduleReason = z.output<typeof ScheduleReason>;

export const EarlierSchedule = described(
  z.object({
    version: Version,
    since: LocalDate,
    reason: ScheduleReason,
    lines: z.array(ScheduleLine).check(z.minLength(2)),
  }),
  'An earlier version of the schedule: its lines, and what had been paid on them by then.',
);
export type EarlierSchedule = z.output<typeof EarlierSchedule>;

export const Schedule = described(
  z
    .object({
      planId: PlanId,
      version: Version,
      since: described(LocalDate, 'Since when this version is valid, and why it was made.'),
      reason: ScheduleReason,
      earlier: described(z.array(EarlierSchedule), 'The earlier versions, oldest first.'),
      currency: Currency,
      nominalRatePpm: PlanOffer.shape.nominalRatePpm,
      financed: PositiveMoney,
      principalNotOwed: described(
        NonNegativeMoney,
        'Principal that was refunded after a withdrawal, or credited for goods that came back; the lines ask for so much less.',
      ),
      signed: described(
        z.object({ totalInterest: NonNegativeMoney, totalPayable: PositiveMoney }),
        'What the agreement says: the sums of the version that was signed, with the down payment.',
      ),
      lines: z.array(ScheduleLine).check(z.minLength(2)),
    })
    .check(
      z.refine(
        (schedule) =>
          schedule.lines.reduce((sum, line) => (line.no === 0 ? sum : sum + line.principalMinor), 0) ===
          schedule.financed.amountMinor - schedule.principalNotOwed.amountMinor,
        { path: ['lines'], message: 'The principal must sum to what was financed and is owed' },
      ),
      z.refine(
        ({ signed, lines, earlier }) => {
          const first = earlier[0]?.lines ?? lines;
          return (
            first.reduce((sum, line) => sum + line.totalMinor, 0) === signed.totalPayable.amountMinor &&
            first.reduce((sum, line) => sum + line.interestMinor, 0) === signed.totalInterest.amountMinor
          );
        },
        { path: ['signed'], message: 'What was signed is the sum of the first version' },
      ),
    ),
  'When a plan is paid: all current lines, and the earlier versions.',
);
export type Schedule = z.output<typeof Schedule>;

export const StripSegment = described(
  z.object({
    no: LineNo,
    kind: LineKind,
    dueDate: LocalDate,
    totalMinor: Minor,
    openMinor: Minor,
    status: LineStatus,
  }),
  'A line of a plan as the schedule strip draws it.',
);
export type StripSegment = z.output<typeof StripSegment>;
