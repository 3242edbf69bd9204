import { z } from './z.ts';

/** A count: 0 or more. */
export const Count = z.int().check(z.gte(0));

/** A count: at least one. */
export const PositiveCount = z.int().check(z.gte(1));

/** A number from 1, in the order in which items were added. */
export const Ordinal = z.int().check(z.gte(1));

/** A number of calendar days. */
export const Days = z.int().check(z.gte(0));

/** The number of days of a delay: 1 to 60. */
export const DaysOfDelay = z.int().check(z.gte(1), z.lte(60));

/** A number of calendar months. */
export const Months = z.int().check(z.gte(0));

/** A number of monthly instalments: 1 to 60. */
export const PlanMonths = z.int().check(z.gte(1), z.lte(60));

/** The number of days of a month. */
export const MonthLength = z.int().check(z.gte(28), z.lte(31));

/** A day of the month; in a shorter month its last day. */
export const DayOfMonth = z.int().check(z.gte(1), z.lte(31));

/** A number of seconds. */
export const Seconds = z.int().check(z.gte(0));

/** A number of bytes. */
export const Bytes = z.int().check(z.gte(0));

/** A number of bytes: at least one. */
export const PositiveBytes = z.int().check(z.gte(1));

/** More lines than any plan gets: each payment ahead adds one. */
const MAX_LINES = 1_000_000;

/**
 * The number of a line of a plan: 0 is the down payment. Numbers count over all versions of a schedule, so they can pass
 * the number of instalments that were signed.
 */
export const LineNo = z.int().check(z.gte(0), z.lte(MAX_LINES));

/** The number of an instalment of a plan: a line that is not the down payment. */
export const InstalmentNo = z.int().check(z.gte(1), z.lte(MAX_LINES));
