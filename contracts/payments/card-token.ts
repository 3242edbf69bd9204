import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { CardTokenId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** Returns whether the check digit of a card number is right (ISO/IEC 7812-1 annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

export const ExpiryMonth = described(
  z.int().check(z.gte(1), z.lte(12)),
  'The month in which a card expires, from 1.',
);

export const CardDetails = described(
  z.object({
    number: z
      .string()
      .check(
        z.regex(/^\d{12,19}$/),
        z.refine(passesLuhn, { message: 'A digit is wrong or two are swapped' }),
      ),
    expMonth: ExpiryMonth,
    expYear: described(z.int().check(z.gte(2024), z.lte(2099)), 'With four digits.'),
    cvc: z.string().check(z.regex(/^\d{3,4}$/)),
    holder: enteredText(1, 120),
  }),
  'Card data, which is sent once and never stored: afterwards the token identifies the card.',
);

export const CardToken = described(
  z.object({
    id: CardTokenId,
    brand: z.enum(['VISA', 'MASTERCARD', 'OTHER']),
    last4: z.string().check(z.regex(/^\d{4}$/)),
    expMonth: ExpiryMonth,
    expYear: described(z.int(), 'With four digits.'),
    label: z.string().check(z.minLength(1)),
  }),
  'A token for a card, from which its number cannot be derived.',
);
export type CardToken = z.output<typeof CardToken>;
