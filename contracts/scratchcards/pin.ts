import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';
import { dammDigit, passesDamm } from './damm.ts';

export const ScratchcardPin = described(
  z.string().check(
    z.regex(/^\d{16}$/),
    z.refine((pin) => passesDamm(pin) && !/^0+$/.test(pin), {
      message: 'A digit is wrong or two are swapped',
    }),
  ),
  'The secret of a scratchcard: 15 random digits and their check digit, so that a typing error is found before it costs an attempt. Sixteen zeros pass the check and are no PIN.',
);

export const ScratchcardCode = described(
  z.string().check(
    z.regex(/^\d{4}-\d{6}-\d$/),
    z.refine((code) => passesDamm(code.replaceAll('-', '')), {
      message: 'A digit is wrong or two are swapped',
    }),
  ),
  'The public number of a scratchcard, "0007-000123-2": batch, position in the batch, check digit.',
);

/** Returns the code of the scratchcard at this position of its batch. */
export function scratchcardCode(batchNumber: string, place: number): string {
  const index = String(place).padStart(6, '0');
  return `${batchNumber}-${index}-${dammDigit(batchNumber + index)}`;
}

export const MaskedScratchcardCode = described(
  z.string().check(z.regex(/^\d{4}-••••\d{2}-\d$/)),
  'A code as lists show it: the batch, and the last of the other digits.',
);

/** Masks a code: "0007-••••23-2". */
export const maskedCode = (code: string): string => `${code.slice(0, 5)}••••${code.slice(9)}`;
