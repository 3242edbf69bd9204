import { type Period, usualDays } from '#contracts/dashboard/period.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';

/** The longest trend, in steps. */
const mostSteps = 31;
const stepDays = [1, 7, 14] as const;

export interface Span {
  readonly period: Period;
  /** As many days, right before. */
  readonly previous: Period;
  /** The period in equal steps, the oldest first; that one may be shorter. */
  readonly steps: readonly Period[];
}

interface Query {
  readonly days?: number | undefined;
  readonly to?: LocalDate | undefined;
}

/** The period that a request asks for. */
export function spanOf({ days = usualDays, to: last }: Query, today: LocalDate): Span {
  const to = last ?? today;
  const from = daysAfter(to, 1 - days);
  const size = stepDays.find((step) => days / step <= mostSteps) ?? 14;
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
