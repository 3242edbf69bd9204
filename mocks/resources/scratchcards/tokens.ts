import type { Instant } from '#contracts/dates.ts';
import { after, HOUR } from '#mocks/time/business-time.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { Random } from '#mocks/store/random.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import type { ScratchcardRecord, ScratchcardTokenRecord } from './record.ts';

/** How long a token is valid, in ms: as long as a checkout may take. */
const TOKEN_TTL = HOUR;

/** Issues a token for a scratchcard whose PIN its customer has entered, and deletes a few expired tokens. */
export function issueToken(
  { tables, now, random }: { readonly tables: Writes; readonly now: Instant; readonly random: Random },
  card: ScratchcardRecord,
  userId: string,
): ScratchcardTokenRecord {
  for (const { id, expiresAt } of tables.scratchcardTokens.page({ order: 'expiresAt', limit: 10 }).rows) {
    if (expiresAt <= now) tables.scratchcardTokens.delete(id);
  }
  const [id, expiresAt] = [random.ulid('sct', now), after(now, TOKEN_TTL)];
  return tables.scratchcardTokens.insert({ id, userId, scratchcardId: card.id, expiresAt });
}

/**
 * Returns the scratchcard of a token. Raises validation-failed for a token that has expired, is someone else's or
 * never existed.
 */
export function scratchcardOfToken(
  tables: Pick<Reads, 'scratchcards' | 'scratchcardTokens'>,
  tokenId: string,
  owner: { readonly id: string },
  now: Instant,
  pointer: string,
): ScratchcardRecord {
  const token = tables.scratchcardTokens.get(tokenId);
  const isValid = token?.userId === owner.id && now < token.expiresAt;
  const card = isValid ? tables.scratchcards.get(token.scratchcardId) : undefined;
  if (card) return card;
  const errors = [{ pointer, code: 'unknown', message: 'Enter the PIN again' }];
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: an unknown token
  return raise('validation-failed', 'The PIN of this scratchcard has to be entered again.', { errors });
}
