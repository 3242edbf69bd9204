import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PlanNumber } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';
import { CardToken } from './card-token.ts';

/** In characters. */
export const maxCardNameLength = 40;

export const CardName = described(
  enteredName(maxCardNameLength),
  "The customer's name for a card, to distinguish cards of the same bank.",
);

export const SavedCard = described(
  z.extend(CardToken, {
    name: CardName,
    savedAt: Instant,
    expired: described(z.boolean(), 'True after its last month, when it can no longer pay.'),
    refused: described(
      z.nullable(z.string().check(z.minLength(1))),
      'Why its bank has declined it for good, so that it can no longer pay, as a sentence; null otherwise.',
    ),
    autopayOf: described(z.array(PlanNumber), 'The plans that are charged to it automatically.'),
  }),
  'A saved card of a customer: payments use its token; of its number only the last four digits are known.',
);
export type SavedCard = z.output<typeof SavedCard>;

export const SavedCards = described(
  z.object({ items: z.array(SavedCard) }),
  'The cards that a customer has saved.',
);
