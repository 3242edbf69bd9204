import { codeIn } from '#src/features/scratchcards/code-in.ts';
import { groupPin, type PinFields } from '#src/features/scratchcards/pin-fields.ts';

/** Finds the code and PIN of a scratchcard in a shared text; null if it has neither. */
export function scratchcardInText(text: string): PinFields | null {
  const code = codeIn(text) ?? '';
  const [found] = /(?:\d[ -]?){15}\d/.exec(text.replace(code, ' ')) ?? [];
  const pin = found === undefined ? '' : groupPin(found);
  return pin === '' && code === '' ? null : { pin, code };
}
