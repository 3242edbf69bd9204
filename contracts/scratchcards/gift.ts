import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { ScratchcardId, Version } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const GivenScratchcard = described(
  z.object({
    id: ScratchcardId,
    code: described(z.string().check(z.minLength(1)), 'The public code of the scratchcard.'),
    value: PositiveMoney,
    expiresOn: LocalDate,
    version: Version,
  }),
  'A scratchcard that an administrator gave to a customer.',
);
