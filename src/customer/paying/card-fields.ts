import { asciiDigits } from '#contracts/digits.ts';
import type { createCardToken } from '#contracts/payments/card-token-endpoints.ts';
import { plainText } from '#contracts/plain-text.ts';
import type { UncheckedBody } from '#src/kits/forms/contract-fields.ts';

/** The empty fields. What a person enters is kept only in the form and in its one request. `expMonth` is "12/30". */
export const noCard = { number: '', expMonth: '', cvc: '', holder: '' };
export type CardFields = typeof noCard;

export const cardAdvice: CardFields = {
  number: 'Check the card number',
  expMonth: 'Enter month and year, e.g. 12/30',
  cvc: '3 or 4 digits from the back of the card',
  holder: 'Enter the name on the card',
};

export const emptyCardAdvice = { number: 'Enter the card number' };

/** Returns the card as the contract's body. */
export function cardOf({ number, expMonth, cvc, holder }: CardFields): UncheckedBody<typeof createCardToken> {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(plainText(expMonth)) ?? [];
  return {
    number: plainText(number).replace(/[\s-]/g, ''),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: plainText(cvc),
    holder: holder.trim(),
  };
}

/**
 * Inserts the slash between month and year: "1230" becomes "12/30", and a month that can have one digit only becomes
 * "02".
 */
export function slashExpiry(text: string): string {
  return asciiDigits(text)
    .replace(/^[2-9]$/, '0$&')
    .replace(/^(\d{2})(?=\d)/, '$1/');
}
