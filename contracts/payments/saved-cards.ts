import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CardTokenId, PlanNumber } from '#contracts/ids.ts';
import { enteredName } from '#contracts/entered-name.ts';
import { z } from '#contracts/z.ts';
import { CardToken } from './card-token.ts';

/** The customer's name for a card, to distinguish cards of the same bank. */
export const CardName = enteredName(40);

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

export const listSavedCards = endpoint({
  method: 'GET',
  path: '/v1/me/cards',
  summary: 'Your saved cards, the one saved last first',
  access: 'signedIn',
  entity: 'user',
  answers: { 200: SavedCards },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'all' }],
});

export const saveCard = endpoint({
  method: 'PUT',
  path: '/v1/me/cards/{cardTokenId}',
  summary: 'Save a card for later payments, or give a saved one another name',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  audit: 'user.card-saved',
  params: { cardTokenId: CardTokenId },
  body: z.object({ name: CardName }),
  answers: { 200: SavedCard },
  problems: ['account-blocked', 'customers-only', 'invalid-transition'],
  since: '3.0.0',
  examples: [{ name: 'by a name', params: { cardTokenId: '{cardToken}' }, body: { name: 'Household' } }],
});

export const removeSavedCard = endpoint({
  method: 'DELETE',
  path: '/v1/me/cards/{cardTokenId}',
  summary: 'Remove a saved card. Not one that pays a plan on its due dates',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  audit: 'user.card-removed',
  params: { cardTokenId: CardTokenId },
  answers: { 204: null },
  problems: ['account-blocked', 'customers-only', 'invalid-transition'],
  since: '3.0.0',
  examples: [{ name: 'one', params: { cardTokenId: '{savedCard}' } }],
});
