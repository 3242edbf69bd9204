import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, decimalText, exponents, type Money } from '#contracts/money.ts';

/** The locale of the backend's texts; amounts are formatted by Intl. */
export const LOCALE = 'en-GB';

/** The currency of prices, limits and plans. */
export const BUSINESS_CURRENCY: Currency = 'EUR';

const formats = new Map<Currency, Intl.NumberFormat>();

function formatOf(currency: Currency): Intl.NumberFormat {
  const cachedFormat = formats.get(currency);
  if (cachedFormat) return cachedFormat;
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

/** Formats "€1,200.00" with every minor unit. */
export function moneyText({ amountMinor, currency }: Money): string {
  return formatOf(currency).format(decimalText(amountMinor, exponents[currency]));
}

const countFormat = new Intl.NumberFormat(LOCALE);

/** Formats "30,000". */
export const countText = (count: number) => countFormat.format(count);

/** Formats "16.41%" with every basis point. */
export function shareText(bps: number): string {
  return `${Number(decimalText(bps, 2))}%`;
}

const dayFormat = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', dateStyle: 'long' });

/** Formats "10 February 2027". */
export function dayText(day: LocalDate): string {
  return dayFormat.format(Date.parse(day));
}

/** Formats how long to wait, rounded up: "a minute", "5 minutes", "2 hours". */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Masks a phone number, "+49 ••• 678": enough to recognise one's own. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
}

/** Masks an address, "m•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Names an order: "Espresso machine and 2 more". */
export function titleOf(lines: readonly { readonly nameSnapshot: string }[]): string {
  const [first, ...rest] = lines;
  return rest.length > 0
    ? `${first?.nameSnapshot ?? ''} and ${rest.length} more`
    : (first?.nameSnapshot ?? '');
}

/** Lists everything that is bought, "2 × Headphones, 1 × Espresso machine", for texts that a customer confirms. */
export function itemsOf(
  lines: readonly { readonly nameSnapshot: string; readonly quantity: number }[],
): string {
  return lines.map(({ nameSnapshot, quantity }) => `${quantity} × ${nameSnapshot}`).join(', ');
}

/** What stands for the name of a customer whose account was deleted. */
export const deletedName = 'Deleted customer';
