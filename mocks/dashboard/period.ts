import { type Period, usualDays } from '#contracts/dashboard/period.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';

/** The maximum number of steps of a trend. */
const maxSteps = 31;
const stepDays = [1, 7, 14] as const;

export interface Span {
  readonly period: Period;
  /** The period of the same length that ends right before this one. */
  readonly previous: Period;
  /** The period in steps of equal length, oldest first; the oldest may be shorter. */
  readonly steps: readonly Period[];
}

interface Query {
  readonly days?: number | undefined;
  readonly to?: LocalDate | undefined;
}

/** Returns the requested period. */
export function spanOf({ days = usualDays, to: last }: Query, today: LocalDate): Span {
  const to = last ?? today;
  const from = daysAfter(to, 1 - days);
  const size = stepDays.find((step) => days / step <= maxSteps) ?? 14;
  const steps = Array.from({ length: Math.ceil(days / size) }, (_, index) => {
    const end = daysAfter(to, -size * index);
    const start = daysAfter(end, 1 - size);
    return { from: start < from ? from : start, to: end };
  });
  return {
    period: { from, to },
    previous: { from: daysAfter(from, -days), to: daysAfter(from, -1) },
    steps: steps.toReversed(),
  };
}
