import { exponents, type Money } from '#contracts/money.ts';

export interface MoneyParts {
  /** Digits with the locale's grouping and the currency's own number of decimals: "1,222.16". */
  readonly amount: string;
  /** The currency's short sign: "€", "KWD". */
  readonly currency: string;
}

/** The product writes the amount first and the currency, smaller, after it, whatever the locale's own order is. */
export function moneyParts({ amountMinor, currency }: Money, locale: string): MoneyParts {
  const exponent = exponents[currency];
  const digits = new Intl.NumberFormat(locale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  const sign = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency');
  return { amount: digits.format(decimal(amountMinor, exponent)), currency: sign?.value ?? currency };
}

export function moneyText(money: Money, locale: string): string {
  const { amount, currency } = moneyParts(money, locale);
  return `${amount}\u00a0${currency}`;
}

type Decimal = `${number}`;

/** Minor units as exact decimal text: a division would round amounts near the limit of safe integers. */
export function decimal(amountMinor: number, exponent: number): Decimal {
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent > 0 ? `.${digits.slice(-exponent)}` : '';
  const text = `${amountMinor < 0 ? '-' : ''}${whole}${fraction}`;
  if (!isDecimal(text)) throw new RangeError(`An amount is whole minor units, not ${amountMinor}`);
  return text;
}

function isDecimal(text: string): text is Decimal {
  return /^-?\d+(\.\d+)?$/.test(text);
}
