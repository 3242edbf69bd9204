import { described } from './described.ts';
import { z } from './z.ts';

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isCalendarDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && leap ? 29 : (daysInMonth[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

export const LocalDate = described(
  z
    .string()
    .check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
      z.refine(isCalendarDate, { message: 'No such day' }),
    ),
  'A calendar day "YYYY-MM-DD" without a time zone, for due dates and business dates. Days that do not exist are refused.',
);
export type LocalDate = z.output<typeof LocalDate>;

export const Instant = described(
  z.iso.datetime({ precision: 3 }),
  'An instant in UTC with milliseconds: "2027-01-10T09:00:00.000Z".',
);
export type Instant = z.output<typeof Instant>;
