import { type Currency, exponents, type Money } from '#contracts/money.ts';
import { problemOf } from '#src/errors/api-error.ts';

/** The value of an amount field for this amount: major units. */
export function majorUnits({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** exponents[currency];
}

/**
 * The entered amount in minor units, 0 for an empty field, NaN for a text that cannot be read. An amount that is too
 * large for a number is the largest one, which the backend refuses as such.
 */
export const minorTyped = (typed: number | string, currency: Currency): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.round(Number(typed) * 10 ** exponents[currency]));

/** The amount entered in a field. An empty field, and a text that cannot be read, give a value that the schema refuses. */
export function moneyTyped(
  typed: number | string,
  currency: Currency,
): { amountMinor: number; currency: Currency } {
  const amountMinor = typed === '' ? Number.NaN : Math.round(Number(typed) * 10 ** exponents[currency]);
  return { amountMinor, currency };
}

/** The problem of an amount that is too small or too large, which its field says; null for another failure. */
export const amountRefusal = (error: unknown) =>
  problemOf(error, 'overpayment') ?? problemOf(error, 'amount-too-small');
