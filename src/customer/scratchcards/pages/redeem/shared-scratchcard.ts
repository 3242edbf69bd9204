import { groupDigits } from '#src/kits/forms/group-digits.ts';
import { codeIn } from '#src/customer/scratchcards/code-in.ts';
import type { PinFields } from '#src/customer/scratchcards/pin-fields.ts';

/** Finds the code and PIN of a scratchcard in a shared text; null if it has neither. */
export function scratchcardInText(text: string): PinFields | null {
  const code = codeIn(text) ?? '';
  const [pinDigits] = /(?:\d[ -]?){15}\d/.exec(text.replace(code, ' ')) ?? [];
  const pin = pinDigits === undefined ? '' : groupDigits(pinDigits);
  return pin === '' && code === '' ? null : { pin, code };
}
