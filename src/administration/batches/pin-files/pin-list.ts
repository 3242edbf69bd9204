import type { PinExport } from '#contracts/scratchcards/pin-export.ts';
import { csvRow } from '#src/platform/files/csv.ts';

/**
 * Codes and PINs as CSV. A PIN is in groups of four, as on the card: a spreadsheet would cut a number of 16 digits. Redeem
 * takes both as they stand here.
 */
export const pinList = ({ cards }: Pick<PinExport, 'cards'>): string =>
  [['code', 'pin'], ...cards.map(({ code, pin }) => [code, grouped(pin)])].map(csvRow).join('');

const grouped = (pin: string) => pin.replace(/(.{4})(?=.)/g, '$1-');
