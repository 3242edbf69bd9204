import { described } from './described.ts';
import { z } from './z.ts';

/** Digits after the decimal point, by ISO 4217 code: 1.00 EUR is 100 minor units, 1 JPY is 1, 1.000 KWD is 1000. */
export const exponents = { JPY: 0, EUR: 2, USD: 2, GBP: 2, SAR: 2, AED: 2, KWD: 3, BHD: 3 } as const;

export type Currency = keyof typeof exponents;

/** Returns whole units of a currency in its minor units: 10 is 1000 in EUR, 10 in JPY and 10000 in KWD. */
export const inMinor = (units: number, currency: Currency): number => units * 10 ** exponents[currency];

export const Currency = described(
  z.enum(['JPY', 'EUR', 'USD', 'GBP', 'SAR', 'AED', 'KWD', 'BHD']),
  'ISO 4217 code.',
);

export const Minor = described(
  z.int().check(z.gte(0)),
  'An amount in minor units, 0 or more, whose currency is given once beside many amounts. The names of all such members end in "Minor"; every other amount is `Money`.',
);

export const PositiveMinor = described(
  z.int().check(z.gte(1)),
  'A bare amount as `Minor`, of at least one minor unit.',
);

export const SignedMinor = described(
  z.int(),
  'An amount like `Minor` that may be negative: what came in less what went out.',
);

const inMinorUnits = 'In whole minor units: 1234 is 12.34 EUR.';

export const Money = described(
  z.object({
    amountMinor: described(z.int(), inMinorUnits),
    currency: Currency,
  }),
  'An amount in whole minor units of its currency; safe integers only, so no sum of two ever loses a unit.',
);
export type Money = z.output<typeof Money>;

export const NonNegativeMoney = described(
  z.object({
    amountMinor: described(z.int().check(z.gte(0)), inMinorUnits),
    currency: Currency,
  }),
  'Money of 0 or more: prices, totals, payments.',
);

export const PositiveMoney = described(
  z.object({
    amountMinor: described(z.int().check(z.gte(1)), inMinorUnits),
    currency: Currency,
  }),
  'Money of at least one minor unit.',
);

/** The most minor units that a person can enter: so few that sums of several are safe integers. */
const maxEntered = 999_999_999_999;

export const EnteredMoney = described(
  z.object({
    amountMinor: described(z.int().check(z.gte(0), z.lte(maxEntered)), inMinorUnits),
    currency: Currency,
  }),
  'Money of 0 or more that a person enters: a limit, a budget.',
);

export const PositiveEnteredMoney = described(
  z.object({
    amountMinor: described(z.int().check(z.gte(1), z.lte(maxEntered)), inMinorUnits),
    currency: Currency,
  }),
  'Money of at least one minor unit that a person enters: what something is worth.',
);

export const RatePpm = described(
  z.int().check(z.gte(0), z.lte(1_000_000)),
  'Annual nominal rate in parts per million: 7 % is 70 000. Range 0 to 1 000 000.',
);

export const AprcPpm = described(
  z.int().check(z.gte(0)),
  'Annual percentage rate of charge in parts per million; it has no upper limit (short credits pass 100 %).',
);

export const Bps = described(
  z.int().check(z.gte(0), z.lte(10_000)),
  'A share in basis points: 25 % is 2 500. Range 0 to 10 000.',
);

/** Returns whether all amounts are in one currency; aggregates are checked with it. */
export function oneCurrency(...amounts: readonly (Money | null)[]): boolean {
  const currencies = new Set(amounts.flatMap((amount) => (amount ? [amount.currency] : [])));
  return currencies.size <= 1;
}

/** Returns the sum of the minor units; 0 for an empty list. The caller has to check that the currencies agree. */
export function sumMinor(amounts: readonly Money[]): number {
  return amounts.reduce((sum, amount) => sum + amount.amountMinor, 0);
}

type Decimal = `${number}`;

/** A whole number of units as decimal text, exactly: 122216 with 2 digits is "1222.16". RangeError unless it is whole. */
export function decimalText(units: number, digits: number): Decimal {
  const padded = String(Math.abs(units)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = digits > 0 ? `.${padded.slice(-digits)}` : '';
  const text = `${units < 0 ? '-' : ''}${whole}${fraction}`;
  if (!isDecimal(text)) throw new RangeError(`Expected whole units, not ${units}`);
  return text;
}

function isDecimal(text: string): text is Decimal {
  return /^-?\d+(\.\d+)?$/.test(text);
}
