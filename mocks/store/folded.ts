import { asciiDigits } from '#contracts/digits.ts';

const beyondAscii = /[^\0-\x7f]/;

/** Letters that are no other letter with a mark, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
};
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Accents of Latin and Greek letters. Marks of other scripts are vowels or make other consonants, so they stay. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}][\u0300-\u036f]*)[\u0300-\u036f]/gu;

/**
 * A text for search, comparison and alphabetical order: lower case, digits 0 to 9, one width, letters without accents: "Łukasz"
 * is found by "lukasz" and is among the L.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return asciiDigits(lower)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(special, (letter) => plainLetters[letter] ?? letter);
}
