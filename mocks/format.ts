import { type Currency, exponents, type Money } from '#contracts/money.ts';

/** The texts that the backend writes are English; amounts go through Intl. */
export const LOCALE = 'en-GB';

/** Prices, limits and plans are in this currency. */
export const BUSINESS_CURRENCY: Currency = 'EUR';

const numberFormats = new Map<number, Intl.NumberFormat>();

function numberFormat(digits: number): Intl.NumberFormat {
  const known = numberFormats.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  numberFormats.set(digits, made);
  return made;
}

const symbols = new Map<Currency, string>();

function symbolOf(currency: Currency): string {
  const known = symbols.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const made = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  symbols.set(currency, made);
  return made;
}

/** "1,200.00 €", with a space that does not break. */
export function moneyText({ amountMinor, currency }: Money): string {
  const digits = exponents[currency];
  return `${numberFormat(digits).format(amountMinor / 10 ** digits)}\u00a0${symbolOf(currency)}`;
}

/** "+49 ••• 678": enough to recognise one's own number. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
}

/** "m•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** "Espresso machine and 2 more". */
export function titleOf(lines: readonly { readonly nameSnapshot: string }[]): string {
  const [first, ...others] = lines;
  return others.length > 0
    ? `${first?.nameSnapshot ?? ''} and ${others.length} more`
    : (first?.nameSnapshot ?? '');
}
