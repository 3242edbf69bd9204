import type { Rational } from '#mocks/rules/rational.ts';

/** The same fraction in lowest terms, so that equal ones are equal: the rules do not reduce theirs. */
export function inLowestTerms({ n, d }: Rational): Rational {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}
