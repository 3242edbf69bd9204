/**
 * An exact fraction. A stored figure is rounded once, at the end of its formula, so no order of operations and no
 * precision setting can change a cent (docs/domain.md, "Rounding").
 *
 * Fractions are not reduced between operations: a schedule multiplies a few dozen of them at most, and finding common
 * divisors would cost far more than multiplying long integers.
 */
export interface Rational {
  readonly n: bigint;
  /** Always positive. */
  readonly d: bigint;
}

/** The fraction `n / d`. Throws RangeError for a zero denominator. */
export function ratio(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError(`A fraction needs a denominator, got ${top}/0`);
  return bottom > 0n ? { n: top, d: bottom } : { n: -top, d: -bottom };
}

/** The same fraction in lowest terms: for what is stored or compared, as operations do not reduce theirs. */
export function inLowestTerms({ n, d }: Rational): Rational {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}

export function add(a: Rational, b: Rational): Rational {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Throws RangeError when `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return ratio(a.n * b.d, a.d * b.n);
}

/** The largest integer that is not above the fraction: for lendable values and credit limits. */
export function floor({ n, d }: Rational): bigint {
  const towardsZero = n / d;
  return n < 0n && n % d !== 0n ? towardsZero - 1n : towardsZero;
}

/** The smallest integer that is not below the fraction: for risk figures, which must not look better than they are. */
export function ceil({ n, d }: Rational): bigint {
  return -floor({ n: -n, d });
}

/** The nearest integer, a tie to the even neighbour: how every amount of money is rounded. */
export function halfEven(x: Rational): bigint {
  const below = floor(x);
  const twiceTheRest = 2n * (x.n - below * x.d);
  if (twiceTheRest !== x.d) return twiceTheRest > x.d ? below + 1n : below;
  return below % 2n === 0n ? below : below + 1n;
}

/** Converts an exact integer to a number of minor units. Throws RangeError beyond 2^53 - 1. */
export function toMinor(amount: bigint): number {
  const minor = Number(amount);
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`${amount} is too large for an amount in minor units`);
  return minor;
}
