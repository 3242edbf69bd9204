import { plainText } from '#contracts/plain-text.ts';

/**
 * Groups the digits of a card's number or PIN in fours, as they are printed. A text with anything else stays as it is, so that
 * nothing that was entered is lost.
 */
export function groupDigits(text: string): string {
  const plain = plainText(text);
  return /^[\d\s-]*$/.test(plain) ? plain.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}
