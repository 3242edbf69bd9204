import { LocalDate } from '#contracts/dates.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

/** The maximum number of days of figures and charts. */
const mostDays = 366;
/** The default period in days: four weeks, so that it has each weekday as often as the previous one. */
export const usualDays = 28;

/** A span of business days, both included. */
export const Period = z.object({ from: LocalDate, to: LocalDate });
export type Period = z.output<typeof Period>;

/** A number of days up to and including `to`. By default 28 days up to today. */
export const periodQuery = { days: z.optional(wholeNumber(1, mostDays)), to: z.optional(LocalDate) };
