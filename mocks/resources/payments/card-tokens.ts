import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { Reads } from '#mocks/tables.ts';
import { behaviourOf, describeCard, hasExpired } from './bank.ts';
import type { CardTokenRecord } from './record.ts';

/** The number and the security code end here: what is kept is what the test bank does with such a card. */
export const createCardToken: HandlerOf<'createCardToken'> = ({
  body,
  tables,
  now,
  today,
  random,
  reply,
}) => {
  const { number, expMonth, expYear } = body;
  if (hasExpired(body, today)) {
    const errors = [{ pointer: '/expMonth', code: 'expired', message: 'This card has expired' }];
    raise('validation-failed', 'This card has expired.', { errors });
  }
  const token = { id: random.ulid('tok', now), ...describeCard(number), expMonth, expYear };
  tables.cardTokens.insert({ ...token, behaviour: behaviourOf(number) });
  return reply(201, token);
};

/** Raises validation-failed for a token that does not exist. */
export function knownCard(tables: Pick<Reads, 'cardTokens'>, id: string): CardTokenRecord {
  const card = tables.cardTokens.get(id);
  if (card) return card;
  const errors = [{ pointer: '/cardTokenId', code: 'unknown', message: 'Enter the card again' }];
  return raise('validation-failed', 'This card is not known. Enter it again.', { errors });
}
