import { LocalDate } from '#contracts/dates.ts';
import { ScratchcardId, Version } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** A scratchcard that an administrator gave to a customer. */
export const GivenScratchcard = z.object({
  id: ScratchcardId,
  /** The public code of the scratchcard. */
  code: z.string().check(z.minLength(1)),
  value: PositiveMoney,
  expiresOn: LocalDate,
  version: Version,
});
