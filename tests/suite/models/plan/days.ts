/** Days since 1970, so that a day more is 1 more. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

export const textOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days of 2027 and 2028 on which banks do not settle, besides weekends. */
const holidays: ReadonlySet<Day> = new Set(
  ['01-01', '03-26', '03-29', '05-01', '12-25', '12-26']
    .map((day) => `2027-${day}`)
    .concat(['01-01', '04-14', '04-17', '05-01', '12-25', '12-26'].map((day) => `2028-${day}`))
    .map(dayOf),
);

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: Day) => [2, 3].includes(day % 7);

export function collectionDay(due: Day): Day {
  let day = due;
  while (isWeekend(day) || holidays.has(day)) day += 1;
  return day;
}

/** A day of a month, so many months after the one of a day; a short month ends before it. */
export function inMonth(day: Day, months: number, dayOfMonth: number): Day {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(dayOfMonth, length)) / DAY_MS;
}

export const dayOfMonth = (day: Day): number => new Date(day * DAY_MS).getUTCDate();
