import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

/** The maximum number of days of figures and charts. */
const maxDays = 366;
/** The default period in days: four weeks, so that it has each weekday as often as the previous one. */
export const usualDays = 28;

export const Period = described(
  z.object({ from: LocalDate, to: LocalDate }),
  'A span of business days, both included.',
);
export type Period = z.output<typeof Period>;

/** From the first day of the mock's clock on, so that the period before it is one of the calendar. */
const LastDay = LocalDate.check(z.refine((day) => day >= '1970-01-01', { message: 'Not before 1970-01-01' }));

/** A number of days up to and including `to`. By default 28 days up to today. */
export const periodQuery = { days: z.optional(wholeNumber(1, maxDays)), to: z.optional(LastDay) };
