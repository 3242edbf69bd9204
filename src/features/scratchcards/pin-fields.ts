import type { EnteredScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { ScratchcardPin } from '#contracts/scratchcards/pin.ts';
import { z } from '#contracts/z.ts';

/** What a person types. It lives in the form and in the one request, nowhere else. */
export const noScratchcard = { pin: '', code: '' };
export type PinFields = typeof noScratchcard;

export const pinAdvice: PinFields = {
  pin: 'Enter all 16 digits',
  code: 'Check the code, for example 0013-000001-3, or leave it empty',
};

/** The scratchcard as the contract takes it. */
export function scratchcardOf({ pin, code }: PinFields): z.input<typeof EnteredScratchcard> {
  const digits = code.replace(/\D/g, '');
  const written = `${digits.slice(0, 4)}-${digits.slice(4, 10)}-${digits.slice(10)}`;
  return { pin: pin.replace(/\D/g, ''), code: code.trim() === '' ? null : written };
}

/** Digits in fours, as they stand on the scratchcard. */
export const groupPin = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** What is wrong with a PIN that is complete; null while it is not, or when nothing is. */
export function pinFault(text: string): string | null {
  const pin = text.replace(/\D/g, '');
  if (pin.length < 16 || z.safeParse(ScratchcardPin, pin).success) return null;
  return 'A digit is wrong or two are swapped. This did not use an attempt.';
}
