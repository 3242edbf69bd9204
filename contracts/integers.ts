import { described } from './described.ts';
import { z } from './z.ts';

export const Count = described(z.int().check(z.gte(0)), 'A count: 0 or more.');

export const PositiveCount = described(z.int().check(z.gte(1)), 'A count: at least one.');

export const Ordinal = described(
  z.int().check(z.gte(1)),
  'A number from 1, in the order in which items were added.',
);

export const Days = described(z.int().check(z.gte(0)), 'A number of calendar days.');

export const DaysOfDelay = described(
  z.int().check(z.gte(1), z.lte(60)),
  'The number of days of a delay: 1 to 60.',
);

export const Months = described(z.int().check(z.gte(0)), 'A number of calendar months.');

export const PlanMonths = described(
  z.int().check(z.gte(1), z.lte(60)),
  'A number of monthly instalments: 1 to 60.',
);

export const MonthLength = described(z.int().check(z.gte(28), z.lte(31)), 'The number of days of a month.');

export const DayOfMonth = described(
  z.int().check(z.gte(1), z.lte(31)),
  'A day of the month; in a shorter month its last day.',
);

export const Seconds = described(z.int().check(z.gte(0)), 'A number of seconds.');

export const Bytes = described(z.int().check(z.gte(0)), 'A number of bytes.');

export const PositiveBytes = described(z.int().check(z.gte(1)), 'A number of bytes: at least one.');

export const LineNo = described(
  z.int().check(z.gte(0)),
  'The number of a line of a plan: 0 is the down payment. Numbers count over all versions of a schedule, so they can pass the number of instalments that were signed, and have no bound: each payment ahead makes a version.',
);

export const InstalmentNo = described(
  z.int().check(z.gte(1)),
  'The number of an instalment of a plan: a line that is not the down payment.',
);
