import type { EnteredScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { ScratchcardPin } from '#contracts/scratchcards/pin.ts';
import type { PinAttempts } from '#contracts/scratchcards/pin-attempts.ts';
import { plainText } from '#contracts/plain-text.ts';
import { z } from '#contracts/z.ts';
import { numberFormat } from '#src/ui/format/formats.ts';

/** The empty fields. What a person enters is kept only in the form and in its one request. */
export const noScratchcard = { pin: '', code: '' };
export type PinFields = typeof noScratchcard;

export const pinAdvice: PinFields = {
  pin: 'Enter all 16 digits',
  code: 'Check the code, for example 0013-000001-3, or leave it empty',
};

/** Returns the scratchcard as the contract's body. */
export function scratchcardOf({ pin, code }: PinFields): z.input<typeof EnteredScratchcard> {
  const digits = plainText(code).replace(/[\s-]/g, '');
  const groupedCode = `${digits.slice(0, 4)}-${digits.slice(4, 10)}-${digits.slice(10)}`;
  return { pin: plainText(pin).replace(/[\s-]/g, ''), code: code.trim() === '' ? null : groupedCode };
}

/** Returns what is wrong with a complete PIN; null if it is incomplete or correct. */
export function pinFault(text: string): string | null {
  const pin = plainText(text).replace(/[\s-]/g, '');
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
