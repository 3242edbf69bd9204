import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { BatchName, BatchNumber, BatchQuantity, BatchTags, ScratchcardRange, Reseller } from './batch.ts';

/** When the scratchcards of a new batch are activated: at once, on a day, or by a command. */
const Activation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOW'), cards: z.nullable(ScratchcardRange) }),
  z.object({ kind: z.literal('ON'), on: LocalDate, cards: z.nullable(ScratchcardRange) }),
  z.object({ kind: z.literal('LATER') }),
]);
export type Activation = z.output<typeof Activation>;

export const NewBatch = described(
  z.object({
    name: BatchName,
    number: described(z.nullable(BatchNumber), 'The first part of every code; null: the next free number.'),
    value: PositiveMoney,
    quantity: BatchQuantity,
    expiresOn: LocalDate,
    tags: BatchTags,
    reseller: Reseller,
    activation: Activation,
  }),
  'A batch of scratchcards as it is ordered.',
);
export type NewBatch = z.output<typeof NewBatch>;

/** What one person may issue alone, and the limits of a scratchcard's value and validity. */
export const batchLimits = {
  /** All batches of one person in `daysAlone` days together, in whole units of the currency, as the value. */
  liabilityAlone: 10_000,
  daysAlone: 30,
  value: { min: 1, max: 500 },
  validityDays: { min: 1, max: 1_825 },
  cardsPerStep: 500,
} as const;
