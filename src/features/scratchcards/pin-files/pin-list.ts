import type { PinExport } from '#contracts/scratchcards/pin-export.ts';

/** Codes and PINs as CSV. Both consist of digits, so no cell can be read as a formula. */
export const pinList = ({ cards }: Pick<PinExport, 'cards'>): string =>
  ['code,pin', ...cards.map(({ code, pin }) => `${code},${pin}`), ''].join('\r\n');
