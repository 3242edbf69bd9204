import { Instant } from '#contracts/dates.ts';
import { PlanNumber } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';
import { CardToken } from './card-token.ts';

/** In characters. */
export const maxCardNameLength = 40;

/** The customer's name for a card, to distinguish cards of the same bank. */
export const CardName = enteredName(maxCardNameLength);

/** A saved card of a customer: payments use its token; of its number only the last four digits are known. */
export const SavedCard = z.extend(CardToken, {
  name: CardName,
  savedAt: Instant,
  /** True after its last month, when it can no longer pay. */
  expired: z.boolean(),
  /** Why its bank has declined it for good, so that it can no longer pay, as a sentence; null otherwise. */
  refused: z.nullable(z.string().check(z.minLength(1))),
  /** The plans that are charged to it automatically. */
  autopayOf: z.array(PlanNumber),
});
export type SavedCard = z.output<typeof SavedCard>;

/** The cards that a customer has saved. */
export const SavedCards = z.object({ items: z.array(SavedCard) });
