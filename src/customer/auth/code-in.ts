import { asciiDigits } from '#contracts/digits.ts';
import { oneTimeCodeLength } from '#src/platform/settings/constants.ts';

/** Finds a six-digit code in pasted text: "123 456", "Your code is 123456."; null if there is none or more than one. */
export function codeIn(text: string): string | null {
  const digits = asciiDigits(text).replace(/(?<=\d)[\s-]+(?=\d)/g, '');
  const runs = [...digits.matchAll(/(?<!\d)\d+(?!\d)/g)].filter(([run]) => run.length === oneTimeCodeLength);
  return runs.length === 1 ? (runs[0]?.[0] ?? null) : null;
}
