import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Minor } from '#contracts/money.ts';
import { Days, MonthLength, Months, PositiveCount } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

export const QuotedLine = described(
  z
    .object({
      no: described(z.int().check(z.gte(0), z.lte(60)), 'Instalments are numbered from 1.'),
      periodStart: LocalDate,
      dueDate: LocalDate,
      collectDate: described(
        LocalDate,
        'The due date, or the next bank day after it; the days of grace are counted from it.',
      ),
      openingMinor: Minor,
      interestMinor: Minor,
      principalMinor: Minor,
      totalMinor: Minor,
      closingMinor: Minor,
      period: z.object({
        months: Months,
        days: z.nullable(z.object({ part: Days, of: MonthLength })),
      }),
    })
    .check(
      z.refine((line) => line.totalMinor === line.interestMinor + line.principalMinor, {
        path: ['totalMinor'],
        message: 'A line is its interest plus its principal',
      }),
      z.refine((line) => line.no === 0 || line.closingMinor === line.openingMinor - line.principalMinor, {
        path: ['closingMinor'],
        message: 'The balance falls by the principal',
      }),
    ),
  "One line of a schedule, in minor units of the quote's currency. Line 0 is the down payment. `interest = opening x nominal rate x (months + days.part / days.of) / 12`, rounded half to even once.",
);
export type QuotedLine = z.output<typeof QuotedLine>;

export const InstalmentRun = described(
  z.object({ count: PositiveCount, amountMinor: Minor }),
  'Consecutive equal instalments, for display: 5 of 183.69, then 1 of 183.71.',
);
export type InstalmentRun = z.output<typeof InstalmentRun>;

export interface ScheduledFigures {
  readonly schedule: readonly QuotedLine[];
  readonly downPayment: { readonly amountMinor: number };
  readonly financed: { readonly amountMinor: number };
  readonly totalInterest: { readonly amountMinor: number };
  readonly totalPayable: { readonly amountMinor: number };
}

/** Checks a quote: the principal repays exactly the financed amount, and the totals are the sums. */
export function scheduleAddsUp(figures: ScheduledFigures): boolean {
  const [down, ...instalments] = figures.schedule;
  const sum = (pick: (line: QuotedLine) => number) => instalments.reduce((all, line) => all + pick(line), 0);
  return (
    down !== undefined &&
    down.no === 0 &&
    down.totalMinor === figures.downPayment.amountMinor &&
    sum((line) => line.principalMinor) === figures.financed.amountMinor &&
    sum((line) => line.interestMinor) === figures.totalInterest.amountMinor &&
    sum((line) => line.totalMinor) + down.totalMinor === figures.totalPayable.amountMinor &&
    instalments.every((line, index) => line.no === index + 1) &&
    instalments.at(-1)?.closingMinor === 0
  );
}
