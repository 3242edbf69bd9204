import type { SavedCard } from '#contracts/payments/saved-card.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { hasExpired } from '#mocks/resources/payments/bank.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { SavedCardRecord, UserRecord } from '#mocks/resources/users/record.ts';
import type { Reads } from '#mocks/resources/tables.ts';

type CardTables = Pick<Reads, 'cardTokens' | 'plans'>;

export const listSavedCards: HandlerOf<'listSavedCards'> = ({ subject, tables, today, reply }) => {
  const user = tables.users.get(subject.id); // an administrator has no saved cards
  return reply(200, { items: user ? savedCardsOf(tables, user, today) : [] });
};

/** Saves a card of the customer, or renames a saved one (transition U10). */
export const saveCard: HandlerOf<'saveCard'> = ({ params, body, subject, tables, now, today, reply }) => {
  const user = accountOf(tables, subject);
  const card = tables.cardTokens.get(params.cardTokenId);
  const token = requireRow(card?.userId === user.id ? card : undefined, 'card');
  const otherCards = user.savedCards.filter(({ cardTokenId }) => cardTokenId !== token.id);
  const status = userLifecycle.take(user, 'save-card', { otherCards: otherCards.length });
  const saved = { cardTokenId: token.id, name: body.name, savedAt: now };
  const savedCards = [saved, ...otherCards];
  tables.users.replace({ ...user, status, savedCards, version: user.version + 1 });
  return reply(200, requireRow(viewSavedCard(tables, user, saved, today), 'card'));
};

/** Removes a saved card (transition U11). Its token stays, because payments and refunds refer to it. */
export const removeSavedCard: HandlerOf<'removeSavedCard'> = ({ params, subject, tables, reply }) => {
  const user = accountOf(tables, subject);
  const saved = requireRow(
    user.savedCards.find(({ cardTokenId }) => cardTokenId === params.cardTokenId),
    'card',
  );
  const autopayOf = plansPaidBy(tables, user, saved.cardTokenId);
  const status = userLifecycle.take(user, 'remove-card', { autopayOf });
  const savedCards = user.savedCards.filter((each) => each !== saved);
  tables.users.replace({ ...user, status, savedCards, version: user.version + 1 });
  return reply(204, null);
};

export const savedCardsOf = (tables: CardTables, user: UserRecord, today: LocalDate): SavedCard[] =>
  user.savedCards.flatMap((saved) => viewSavedCard(tables, user, saved, today) ?? []);

function viewSavedCard(
  tables: CardTables,
  user: UserRecord,
  { cardTokenId, name, savedAt }: SavedCardRecord,
  today: LocalDate,
): SavedCard | undefined {
  const card = tables.cardTokens.get(cardTokenId);
  if (!card) return undefined;
  const { id, brand, last4, expMonth, expYear, label } = card;
  const refusal = card.refused && declineSentences[card.refused];
  const autopayOf = plansPaidBy(tables, user, id);
  const expired = hasExpired(card, today);
  return { id, brand, last4, expMonth, expYear, label, name, savedAt, expired, refused: refusal, autopayOf };
}

const plansPaidBy = ({ plans }: CardTables, user: UserRecord, cardTokenId: string): string[] =>
  plans
    .by('userId', user.id)
    .filter(({ status, autopay }) => isOpen(status) && autopay?.cardTokenId === cardTokenId)
    .map(({ number }) => number);
