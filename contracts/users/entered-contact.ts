import { plainText } from '#contracts/plain-text.ts';
import { z } from '#contracts/z.ts';
import { Email, PhoneE164 } from './user.ts';

/** The calling code of the shop's country, for numbers that are written as within the country. */
const callingCode = '49';

/**
 * Converts a contact as people write it to the form that the contract requires: an e-mail address in lower case, or a phone
 * number in E.164. "0049 151 123-456 78", "+49 (0)151 12345678", "0151 12345678" and "4915112345678" are the same
 * number. Null if it is neither.
 */
export function contactOf(entered: string): string | null {
  const text = plainText(entered);
  const contact = text.includes('@') ? text.toLowerCase() : phone(text);
  return z.safeParse(text.includes('@') ? Email : PhoneE164, contact).success ? contact : null;
}

function phone(text: string): string {
  return text
    .replace(/\(0\)/g, '')
    .replace(/[\s()./‐-―-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, `+${callingCode}`)
    .replace(new RegExp(`^${callingCode}(?=\\d{9,}$)`), `+${callingCode}`);
}
