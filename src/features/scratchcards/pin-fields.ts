import type { EnteredScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { ScratchcardPin } from '#contracts/scratchcards/pin.ts';
import type { PinAttempts } from '#contracts/scratchcards/pin-attempts.ts';
import { z } from '#contracts/z.ts';
import { numberFormat } from '#src/ui/formats.ts';

/** The empty fields. What a person enters is kept only in the form and in its one request. */
export const noScratchcard = { pin: '', code: '' };
export type PinFields = typeof noScratchcard;

export const pinAdvice: PinFields = {
  pin: 'Enter all 16 digits',
  code: 'Check the code, for example 0013-000001-3, or leave it empty',
};

/** Returns the scratchcard as the contract's body. */
export function scratchcardOf({ pin, code }: PinFields): z.input<typeof EnteredScratchcard> {
  const digits = code.replace(/\D/g, '');
  const written = `${digits.slice(0, 4)}-${digits.slice(4, 10)}-${digits.slice(10)}`;
  return { pin: pin.replace(/\D/g, ''), code: code.trim() === '' ? null : written };
}

/** Groups digits in fours, as on the scratchcard. */
export const groupPin = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Returns what is wrong with a complete PIN; null if it is incomplete or correct. */
export function pinFault(text: string): string | null {
  const pin = text.replace(/\D/g, '');
  if (pin.length < 16 || z.safeParse(ScratchcardPin, pin).success) return null;
  return 'A digit is wrong or two are swapped. This did not use up a try.';
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 tries left, then wait 15 minutes": one line on the smallest phone, as its place is kept. */
export function attemptsText({ attemptsLeft, nextWaitS }: PinAttempts, locale: string): string {
  const [unit, seconds] = units.find(([, each]) => nextWaitS >= each) ?? units[2];
  const wait = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(nextWaitS / seconds);
  return `${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left, then wait ${wait}`;
}
