import type { LocalDate } from '#contracts/dates.ts';
import type { Span } from './period.ts';

/** Something of a size that happened on a day. */
export type Event = readonly [day: LocalDate, size: number];

/** What a figure was: within the period, within the one before, and within each step. */
export interface Measured<Value> {
  readonly value: Value;
  readonly before: Value;
  readonly trend: readonly { readonly day: LocalDate; readonly value: Value }[];
}

/** Sums of what happened in the period. */
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

/** A sum over time, from what was added and taken away on each day. */
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
  return (day) => sums[days.findLastIndex((known) => known <= day)] ?? 0;
}
