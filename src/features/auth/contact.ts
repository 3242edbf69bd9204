import { Contact } from '#contracts/auth/challenge.ts';
import { z } from '#contracts/z.ts';

/**
 * Converts input to the form that the contract requires: an e-mail address, or a phone number in E.164 without
 * spaces. "0049 151 123-456 78" and "+49 (0)151 12345678" are the same number. Null if it is neither.
 */
export function contactOf(typed: string): string | null {
  const text = typed.trim();
  const contact = text.includes('@') ? text.toLowerCase() : phone(text);
  return z.safeParse(Contact, contact).success ? contact : null;
}

function phone(text: string): string {
  return text
    .replace(/\(0\)/g, '')
    .replace(/[\s()./-]/g, '')
    .replace(/^00/, '+');
}

export const contactAdvice = 'Enter an e-mail address or a phone number with country code, e.g. +49 151 …';
