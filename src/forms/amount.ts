import { type Currency, exponents, type Money } from '#contracts/money.ts';

/** The value of an amount field for this amount: major units. */
export function majorUnits({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** exponents[currency];
}

/** The amount entered in a field. An empty field gives a value that the schema refuses. */
export function moneyTyped(
  typed: number | string,
  currency: Currency,
): { amountMinor: number; currency: Currency } {
  const amountMinor = typed === '' ? Number.NaN : Math.round(Number(typed) * 10 ** exponents[currency]);
  return { amountMinor, currency };
}
