import type { LocalDate } from '#contracts/dates.ts';
import type { Span } from './period.ts';

/** An amount that belongs to a day, such as a payment or a number of new plans. */
export type Event = readonly [day: LocalDate, size: number];

/** A figure measured for the period, for the previous period, and for each step. */
export interface Measured<Value> {
  readonly value: Value;
  readonly before: Value;
  readonly trend: readonly { readonly day: LocalDate; readonly value: Value }[];
}

/** Measures a flow: sums the events within the period, the previous one and each step. */
export function flow(events: Iterable<Event>, { period, previous, steps }: Span): Measured<number> {
  const sums = steps.map(() => 0);
  let value = 0;
  let before = 0;
  for (const [day, size] of events) {
    if (day > period.to || day < previous.from) continue;
    if (day < period.from) {
      before += size;
      continue;
    }
    value += size;
    const index = steps.findIndex(({ to }) => day <= to);
    sums[index] = (sums[index] ?? 0) + size;
  }
  return { value, before, trend: steps.map(({ to }, index) => ({ day: to, value: sums[index] ?? 0 })) };
}

/**
 * A figure as it is today, as it was when the period began, and at the end of each step; `at` gives that of the end of
 * a day.
 */
export function level<Value>(
  at: (day: LocalDate) => Value,
  { previous, steps }: Span,
  today: LocalDate,
): Measured<Value> {
  return {
    value: at(today),
    before: at(previous.to),
    trend: steps.map(({ to }) => ({ day: to, value: at(to < today ? to : today) })),
  };
}

/** Returns a function that gives the running total of the events up to a day. */
export function sumsOf(events: readonly Event[]): (day: LocalDate) => number {
  const sorted = events.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const days: LocalDate[] = [];
  const sums: number[] = [];
  let sum = 0;
  for (const [day, size] of sorted) {
    sum += size;
    if (days.at(-1) === day) sums[sums.length - 1] = sum;
    else {
      days.push(day);
      sums.push(sum);
    }
  }
  return (day) => sums[days.findLastIndex((earlier) => earlier <= day)] ?? 0;
}
