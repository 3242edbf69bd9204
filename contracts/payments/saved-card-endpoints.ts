import { endpoint } from '#contracts/endpoint.ts';
import { CardTokenId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { CardName, SavedCard, SavedCards } from './saved-card.ts';

export const listSavedCards = endpoint({
  method: 'GET',
  path: '/v1/me/cards',
  summary: 'Your saved cards, the one saved last first',
  access: 'signedIn',
  entity: 'user',
  responses: { 200: SavedCards },
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
  takes: 'user.save-card',
  audit: 'user.card-saved',
  params: { cardTokenId: CardTokenId },
  body: z.object({ name: CardName }),
  responses: { 200: SavedCard },
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
  takes: 'user.remove-card',
  audit: 'user.card-removed',
  params: { cardTokenId: CardTokenId },
  responses: { 204: null },
  problems: ['account-blocked', 'customers-only', 'invalid-transition'],
  since: '3.0.0',
  examples: [{ name: 'one', params: { cardTokenId: '{savedCard}' } }],
});
