import { asciiDigits } from './digits.ts';

/** The text with digits 0 to 9 and signs of the basic width, without characters that show nothing around or within it. */
export const plainText = (text: string): string =>
  asciiDigits(text)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .trim();
