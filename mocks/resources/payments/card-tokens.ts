import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { behaviourOf, describeCard, hasExpired } from './bank.ts';
import type { CardTokenRecord } from './record.ts';

/**
 * Creates a card token. The card's number and security code are not stored; the token stores how the test bank treats
 * such a card.
 */
export const createCardToken: HandlerOf<'createCardToken'> = ({
  body,
  subject,
  tables,
  now,
  today,
  random,
  reply,
}) => {
  const { number, expMonth, expYear } = body;
  if (hasExpired(body, today)) {
    const errors = [{ pointer: '/expMonth', code: 'expired', message: 'This card has expired' }];
    // oxlint-disable-next-line tranche/direct-refusal -- the dates on the card: a token has no states
    raise('validation-failed', 'This card has expired.', { errors });
  }
  const token = { id: random.ulid('tok', now), ...describeCard(number), expMonth, expYear };
  const card = { ...token, userId: subject?.id ?? null, behaviour: behaviourOf(number), refused: null };
  tables.cardTokens.insert(card);
  return reply(201, token);
};

/**
 * Returns the card of a token; a token without an owner becomes this customer's. Raises validation-failed for a token
 * that does not exist or belongs to someone else, without revealing which.
 */
export function ownCard(
  tables: Pick<Writes, 'cardTokens'>,
  id: string,
  owner: { readonly id: string },
  pointer: string,
): CardTokenRecord {
  const card = tables.cardTokens.get(id);
  if (card?.userId === owner.id) return card;
  if (card?.userId === null) return tables.cardTokens.replace({ ...card, userId: owner.id });
  const errors = [{ pointer, code: 'unknown', message: 'Enter the card again' }];
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: an unknown token
  return raise('validation-failed', 'This card is not known. Enter it again.', { errors });
}
