import { LocalDate } from '#contracts/dates.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

/** The most days that figures and charts are made for. */
const mostDays = 366;
/** Four weeks: as many of each weekday as in the four weeks before. */
export const usualDays = 28;

/** Business days; both count. */
export const Period = z.object({ from: LocalDate, to: LocalDate });
export type Period = z.output<typeof Period>;

/** So many days until a day, which counts. Without them: 28 days until today. */
export const periodQuery = { days: z.optional(wholeNumber(1, mostDays)), to: z.optional(LocalDate) };
