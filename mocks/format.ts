import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, decimalText, exponents, type Money } from '#contracts/money.ts';

/** The texts that the backend writes are English; amounts go through Intl. */
export const LOCALE = 'en-GB';

/** Prices, limits and plans are in this currency. */
export const BUSINESS_CURRENCY: Currency = 'EUR';

const formats = new Map<Currency, Intl.NumberFormat>();

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: exponents[currency],
    maximumFractionDigits: exponents[currency],
  });
  formats.set(currency, made);
  return made;
}

/** "€1,200.00", every minor unit exact. */
export function moneyText({ amountMinor, currency }: Money): string {
  return formatOf(currency).format(decimalText(amountMinor, exponents[currency]));
}

/** "16.41%", every basis point exact. */
export function shareText(bps: number): string {
  return `${Number(decimalText(bps, 2))}%`;
}

const dayFormat = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', dateStyle: 'long' });

/** "10 February 2027". */
export function dayText(day: LocalDate): string {
  return dayFormat.format(Date.parse(day));
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

/** "2 × Headphones, 1 × Espresso machine": everything that is bought, where a signature depends on it. */
export function itemsOf(
  lines: readonly { readonly nameSnapshot: string; readonly quantity: number }[],
): string {
  return lines.map(({ nameSnapshot, quantity }) => `${quantity} × ${nameSnapshot}`).join(', ');
}
