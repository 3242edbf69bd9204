import { LocalDate } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { dateText } from '#src/ui/format/date-text.ts';
import { dateFormat } from '#src/ui/format/formats.ts';
import { plainText } from '#contracts/plain-text.ts';

export interface DayForm {
  readonly locale: string;
  readonly today: LocalDate;
  /** The first and the last day that the field takes. */
  readonly min: LocalDate;
  readonly max: LocalDate;
}

/** The day; null for an empty field; or what is wrong with the text. */
export type DayRead = { readonly day: LocalDate | null } | { readonly fault: string };

const dayMs = 24 * 60 * 60 * 1000;
const utc = { timeZone: 'UTC' } as const;
const numeric = { day: '2-digit', month: '2-digit', year: 'numeric', ...utc } as const;

const later = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A day as it can be typed: "20/01/2027". */
export const dayExample = ({ locale, today }: Pick<DayForm, 'locale' | 'today'>): string =>
  dateFormat(locale, numeric).format(new Date(`${later(today, 10)}T00:00:00Z`));

/**
 * Reads a day as people write it: 20/1, 20/1/2027, 20.1.27, 2027-01-20, 20 jan, fri, tomorrow, +7. Without a year it is
 * the next such day that the field takes. Months and weekdays are read in English and in the locale's language.
 */
export function readDay(text: string, form: DayForm): DayRead {
  const { locale, min, max } = form;
  const plain = plainText(text).toLowerCase();
  if (plain === '') return { day: null };
  const day = relativeDay(plain, form) ?? numericDay(plain, form) ?? namedDay(plain, form);
  if (day === null) return { fault: `Enter a day, such as ${dayExample(form)}` };
  const limit = (of: LocalDate) => dateText(of, locale);
  if (day < min)
    return {
      fault: `${limit(day)} is ${day < form.today ? 'in the past' : 'too early'}. Enter ${limit(min)} or a later day`,
    };
  if (day > max) return { fault: `${limit(day)} is too late. Enter ${limit(max)} or an earlier day` };
  return { day };
}

/** "today", "tomorrow", "+7", "+2w", "in 7 days", "fri": counted from today. */
function relativeDay(text: string, { locale, today }: DayForm): LocalDate | null {
  const [, plus = '', week = ''] = /^(?:\+ ?|in )(\d{1,4}) ?(?:d(?:ays?)?|(w(?:eeks?)?))?$/.exec(text) ?? [];
  if (plus !== '') return later(today, Number(plus) * (week === '' ? 1 : 7));
  for (const language of ['en', locale]) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const days of [0, 1, 2])
      if (words.format(days, 'day').toLowerCase() === text) return later(today, days);
  }
  const weekday = nameIndex(text, weekdays(locale));
  return weekday === null ? null : later(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/** "20/1", "20/1/2027", "20.1.27", "2027-01-20". */
function numericDay(text: string, form: DayForm): LocalDate | null {
  const [, year = '', ofYear = '', last = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== '') return dayOf(year, ofYear, last);
  const parts = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2})(?: ?\2 ?(\d{4}|\d{2})|\.?)$/.exec(text);
  if (parts === null) return null;
  const [, first = '', sign = '', second = '', third] = parts;
  const isMonthFirst =
    sign === '/' &&
    dateFormat(form.locale, numeric)
      .formatToParts(0)
      .find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
  return isMonthFirst ? dated(third, first, second, form) : dated(third, second, first, form);
}

/** "20 jan", "20th of January 2027", "Jan 20, 2027", "Wed 20 Jan". A wrong weekday is refused. */
function namedDay(text: string, form: DayForm): LocalDate | null {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && word !== 'of' && word !== 'the');
  const weekday = nameIndex(words[0] ?? '', weekdays(form.locale));
  const dateWords = weekday === null ? words : words.slice(1);
  const month = dateWords.slice(0, 2).findIndex((word) => nameIndex(word, months(form.locale)) !== null);
  const [date = '', year, ...more] = dateWords.filter((_, at) => at !== month);
  const [, number = ''] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(date) ?? [];
  if (month < 0 || number === '' || more.length > 0 || !/^(\d{4}|\d{2})?$/.test(year ?? '')) return null;
  const monthNo = (nameIndex(dateWords[month] ?? '', months(form.locale)) ?? 0) + 1;
  const day = dated(year, String(monthNo), number, form);
  return day !== null && weekday !== null && weekdayOf(day) !== weekday ? null : day;
}

/** The day of a year of two or four digits; without a year the next such day that the field takes. */
function dated(year: string | undefined, month: string, day: string, { today, min, max }: DayForm) {
  if (year !== undefined && year !== '') return dayOf(year.padStart(4, '20'), month, day);
  const from = min > today ? min : today;
  const start = Number(from.slice(0, 4));
  const days = Array.from({ length: 10 }, (_, ahead) => dayOf(String(start - 1 + ahead), month, day)); // a leap year is among them
  const existing = days.filter((each) => each !== null);
  return (
    existing.find((each) => each >= from && each <= max) ?? existing.findLast((each) => each <= max) ?? null
  );
}

function dayOf(year: string, month: string, day: string): LocalDate | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.safeParse(LocalDate, text).success ? text : null;
}

/** The names of each day of the week or month, in lower case: whole and short, English and in the locale's language. */
type Names = readonly (readonly string[])[];

const weekdays = (locale: string) => names(locale, 'weekday', 7, (at) => Date.UTC(2023, 0, 1 + at)); // a Sunday
const months = (locale: string) => names(locale, 'month', 12, (at) => Date.UTC(2023, at, 1));

function names(
  locale: string,
  part: 'weekday' | 'month',
  count: number,
  at: (index: number) => number,
): Names {
  const formats = ['en', locale].flatMap((language) =>
    (['long', 'short'] as const).map((form) => dateFormat(language, { [part]: form, ...utc })),
  );
  return Array.from({ length: count }, (_, index) =>
    formats.map((format) => format.format(at(index)).toLowerCase().replace(/\.$/, '')),
  );
}

/** The position of the only name that begins with the word; null if there is none, or the word is too short. */
function nameIndex(word: string, of: Names): number | null {
  const exact = of.findIndex((each) => each.includes(word));
  if (exact >= 0) return exact;
  if (word.length < 3) return null;
  const indexes = of.flatMap((each, index) => (each.some((name) => name.startsWith(word)) ? [index] : []));
  return indexes.length === 1 ? (indexes[0] ?? null) : null;
}
