/** The characters of GSM 03.38; those in the second row take two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';

/** Returns in how many parts an SMS is sent, and whether it needs the 16-bit encoding. */
export function smsParts(text: string): { readonly parts: number; readonly isWide: boolean } {
  const letters = Array.from(text);
  const isWide = letters.some((letter) => !basic.includes(letter) && !extended.includes(letter));
  const length = isWide
    ? text.length
    : letters.reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0);
  const [one, many] = isWide ? [70, 67] : [160, 153];
  return { parts: length <= one ? 1 : Math.ceil(length / many), isWide };
}
