import { type Currency, decimalText, exponents, type Money } from '#contracts/money.ts';
import { numberFormat } from './formats.ts';

function formatOf(locale: string, currency: Currency, style: 'currency' | 'decimal'): Intl.NumberFormat {
  return numberFormat(locale, {
    ...(style === 'currency' ? { style, currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: exponents[currency],
    maximumFractionDigits: exponents[currency],
  });
}

/** Formats from decimal text, because a division would round amounts near the limit of safe integers. */
const exactly = ({ amountMinor, currency }: Money) => decimalText(amountMinor, exponents[currency]);

/** Writes a true minus sign, where Intl has a hyphen in most locales. */
const withMinus = (text: string) => text.replace('-', '−');

/** Where a locale has a space between amount and currency it is a thin one, at which no line is broken. */
const withThinSpace = (text: string) => text.replaceAll('\u00a0', '\u202f');

/** Formats an amount: "€1,222.16" in en-GB, "1.222,16 €" in de-DE. */
export function moneyText(money: Money, locale: string): string {
  return withThinSpace(withMinus(formatOf(locale, money.currency, 'currency').format(exactly(money))));
}

/** The sign of a currency: "€". */
export function currencySign(currency: Currency, locale: string): string {
  const parts = formatOf(locale, currency, 'currency').formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}
