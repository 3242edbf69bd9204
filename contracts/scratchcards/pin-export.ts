import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { BatchId, Version } from '#contracts/ids.ts';
import { PositiveCount } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { ScratchcardCode, ScratchcardPin } from './pin.ts';

/** A PIN with only its last two digits: "••••••••••••••26". */
const MaskedPin = z.string().check(z.regex(/^•{14}\d{2}$/));

export const maskedPin = (last2: string) => `${'•'.repeat(14)}${last2}`;

export const PinExport = described(
  z
    .object({
      batchId: BatchId,
      withPins: described(z.boolean(), 'True for the only export with complete PINs.'),
      exportedAt: described(Instant, 'When that export was made.'),
      count: PositiveCount,
      cards: z.array(z.object({ code: ScratchcardCode, pin: z.union([ScratchcardPin, MaskedPin]) })),
      version: Version,
    })
    .check(
      z.refine(({ count, cards }) => cards.length === count, {
        path: ['cards'],
        message: 'Every card of the batch is there',
      }),
    ),
  'All scratchcards of a batch by their codes, in order. The PINs are complete the first time, apart from those of digital scratchcards, and masked afterwards.',
);
export type PinExport = z.output<typeof PinExport>;
