import { decimalText } from '#contracts/money.ts';
import { numberFormat } from '#src/ui/format/formats.ts';
import { plainText } from '#contracts/plain-text.ts';

export interface NumberForm {
  readonly locale: string;
  /** The most digits after the decimal sign. */
  readonly decimals: number;
  /** What may stand before or after the number: "€", "EUR", "g". */
  readonly units?: readonly string[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The number; an empty string for an empty field; or what is wrong with the text. */
export type NumberRead = { readonly value: number | '' } | { readonly fault: string };

const maxDigits = 15; // more are no safe integers

const formatOf = ({ locale, decimals }: NumberForm) =>
  numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Writes a number as `readNumber` reads it: "1,200.00" in en-GB. */
export const numberText = (value: number, form: NumberForm): string =>
  formatOf(form).format(decimalText(Math.round(value * 10 ** form.decimals), form.decimals));

/**
 * Reads a number of 0 or more as people write it: with the separators of any country, a currency, digits of any script.
 * A text with two meanings in the locale is refused with a question, and nothing is left out or rounded.
 */
export function readNumber(text: string, form: NumberForm): NumberRead {
  const { locale, decimals, units = [], min, max } = form;
  const example = `such as ${numberText(1_200, form)}`;
  const plain = withoutUnit(plainText(text), units);
  if (text.trim() === '') return { value: '' };
  if (/[-−‐-―﹣()]/u.test(plain)) return { fault: 'Enter it without a minus sign' };
  if (!/\d/.test(plain) || !/^[\d.,٫٬'’\s]+$/.test(plain)) return { fault: `Enter digits, ${example}` };
  if (plain.replace(/\D/g, '').length > maxDigits) return { fault: `Enter at most ${maxDigits} digits` };

  const whole = wholeDigits(plain, locale);
  const split = decimalParts(plain, locale);
  if (whole !== null && split !== null && !isDecided(plain, form))
    return { fault: question(text, form, whole, split) };
  const isWhole = whole !== null && (split === null || decimals === 0);
  if (!isWhole && split === null) return { fault: `This is not clear. Enter it ${example}` };
  const [units_ = '', fraction = ''] = isWhole ? [whole] : (split ?? []);
  if (fraction.length > decimals)
    return {
      fault: decimals === 0 ? `Enter a whole number, ${example}` : `Enter at most ${decimals} decimals`,
    };
  const value = Number(`${units_ || 0}.${fraction || 0}`);
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    return { fault: limits(form) };
  return { value };
}

/** The text without one unit before or after the number. */
function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  for (const unit of units.map((each) => plainText(each).toLowerCase()).filter(Boolean)) {
    if (lower.startsWith(unit)) return text.slice(unit.length).trim();
    if (lower.endsWith(unit)) return text.slice(0, -unit.length).trim();
  }
  return text;
}

/** The digits of a whole number, whose groups have one separator throughout; null if it is none. */
function wholeDigits(text: string, locale: string): string | null {
  if (/^\d+$/.test(text)) return text;
  if (text.includes('٫')) return null;
  const digits = text.replace(/\D/g, '');
  const isGrouped = /^[1-9]\d{0,2}([.,٬'’\s])\d{3}(?:\1\d{3})*$/.test(text);
  const regrouped = plainText(numberFormat(locale, {}).format(Number(digits))); // in groups of two in some countries
  return isGrouped || regrouped === text ? digits : null;
}

/** The whole part and the decimals, if the last separator is a decimal sign. */
function decimalParts(text: string, locale: string): readonly [whole: string, fraction: string] | null {
  const [, before = '', sign = '', fraction = ''] = /^(.*)([.,٫])(\d*)$/.exec(text) ?? [];
  if (sign === '' || before.includes(sign)) return null;
  const whole = before === '' ? '' : wholeDigits(before, locale);
  return whole === null ? null : [whole, fraction];
}

/** Whether the separator before three digits has one meaning only: the one that the locale and the decimals give it. */
function isDecided(text: string, { locale, decimals }: NumberForm): boolean {
  const type = numberFormat(locale, {})
    .formatToParts(1_234_567.8)
    .find(({ value }) => text.includes(plainText(value)) && /\D/.test(plainText(value)))?.type;
  return (decimals === 0 && type === 'group') || (decimals >= 3 && type === 'decimal');
}

function question(
  text: string,
  form: NumberForm,
  whole: string,
  [units, fraction]: readonly [string, string],
): string {
  const first = numberText(Number(whole), form);
  const isPossible = fraction.slice(form.decimals).replace(/0/g, '') === '' && form.decimals > 0;
  return isPossible
    ? `${text.trim()}: do you mean ${first} or ${numberText(Number(`${units}.${fraction}`), form)}?`
    : `${text.trim()}: do you mean ${first}? Enter ${whole}`;
}

function limits(form: NumberForm): string {
  const { min = 0, max } = form;
  const minText = numberText(min, form);
  return max === undefined ? `Enter at least ${minText}` : `Enter ${minText} to ${numberText(max, form)}`;
}
