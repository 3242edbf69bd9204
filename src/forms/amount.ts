import { type Currency, exponents, type Money } from '#contracts/money.ts';

/** What a field for an amount holds: major units. */
export function majorUnits({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** exponents[currency];
}

/** The amount of a field; an empty one is refused by the schema. */
export function moneyTyped(
  typed: number | string,
  currency: Currency,
): { amountMinor: number; currency: Currency } {
  const amountMinor = typed === '' ? Number.NaN : Math.round(Number(typed) * 10 ** exponents[currency]);
  return { amountMinor, currency };
}
