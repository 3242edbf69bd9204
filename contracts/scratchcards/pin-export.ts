import { Instant } from '#contracts/dates.ts';
import { BatchId, Version } from '#contracts/ids.ts';
import { PositiveCount } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { ScratchcardCode, ScratchcardPin } from './pin.ts';

/** A PIN of which only the end is known: "••••••••••••••26". */
const MaskedPin = z.string().check(z.regex(/^•{14}\d{2}$/));

export const maskedPin = (last2: string) => `${'•'.repeat(14)}${last2}`;

/** All scratchcards of a batch by their codes, in order. The PINs are whole the first time and masked from then on. */
export const PinExport = z
  .object({
    batchId: BatchId,
    /** Whether this is the only time that the PINs are given out. */
    withPins: z.boolean(),
    /** When that was. */
    exportedAt: Instant,
    count: PositiveCount,
    cards: z.array(z.object({ code: ScratchcardCode, pin: z.union([ScratchcardPin, MaskedPin]) })),
    version: Version,
  })
  .check(
    z.refine(({ count, cards }) => cards.length === count, {
      path: ['cards'],
      message: 'Every card of the batch is there',
    }),
  );
export type PinExport = z.output<typeof PinExport>;
