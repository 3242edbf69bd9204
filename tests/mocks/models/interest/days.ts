import { type Day, inMonth } from '#tests/suite/models/plan/days.ts';

// Interest day by day in exact fractions. It shares no code with the backend.

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

export function fraction(n: bigint, d: bigint): Fraction {
  const common = divisor(n < 0n ? -n : n, d);
  return { n: n / common, d: d / common };
}

const NONE: Fraction = { n: 0n, d: 1n };
export const MONTH: Fraction = { n: 1n, d: 1n };
const add = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, n: number, d = 1) => fraction(a.n * BigInt(n), a.d * BigInt(d));

/** Days that bear interest on the same balance, so much of a month each. */
export interface Stretch {
  readonly from: Day;
  readonly to: Day;
  readonly balance: number;
  readonly monthADay: Fraction;
  /** The day to which an extension moved its end. */
  readonly extendedTo: Day | null;
}

/** Returns the interest of all days before a day, in minor units. */
export function interestUntil(stretches: readonly Stretch[], ppm: number, day: Day): Fraction {
  return stretches.reduce((sum, { from, to, balance, monthADay }) => {
    const days = Math.max(0, Math.min(day, to) - from);
    return add(sum, times(times(monthADay, days), balance * ppm, 12_000_000));
  }, NONE);
}

/** Returns the stretches up to a day. */
export const upTo = (stretches: readonly Stretch[], day: Day): Stretch[] =>
  stretches
    .filter(({ from }) => from < day)
    .map((stretch) => ({ ...stretch, to: Math.min(stretch.to, day) }));

/** Whole months back from a due date, and the days that are left of the month before them. */
export function monthsBetween(start: Day, due: Day, day: number): Fraction {
  let months = 0;
  while (inMonth(due, -months - 1, day) >= start) months += 1;
  const whole = inMonth(due, -months, day);
  const of = whole - inMonth(due, -months - 1, day);
  return fraction(BigInt(months * of + whole - start), BigInt(of));
}

/** Returns the days from one to the other, which together are so many months. */
export const stretch = (
  from: Day,
  to: Day,
  balance: number,
  months: Fraction,
  extendedTo: Day | null = null,
): Stretch => ({
  extendedTo,
  from,
  to,
  balance,
  monthADay: times(months, 1, to - from),
});

/** Returns by how many minor units an amount differs from the exact one. */
export const difference = (amountMinor: number, exact: Fraction): number =>
  Number(((BigInt(amountMinor) * exact.d - exact.n) * 1_000_000n) / exact.d) / 1_000_000;
