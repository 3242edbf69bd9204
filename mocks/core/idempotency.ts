import type { Instant } from '#contracts/dates.ts';
import { idempotencyKeyIn } from '#contracts/idempotency-key.ts';
import { after } from '#mocks/time/business-time.ts';
import type { WritableTable, ReadTable } from '#mocks/store/table.ts';
import type { StoredResponse } from './response.ts';
import type { WireRequest } from './wire.ts';
import type { Input } from './input.ts';
import { problem, type Problem } from './handler-result.ts';
import type { StoredAnswerRow } from './rows.ts';
import type { Operation } from './operation.ts';
import { opened, sealed } from './seal.ts';
import { sha256Of } from './session.ts';

type Answers = ReadTable<StoredAnswerRow, string, string>;
type WritableAnswers = WritableTable<StoredAnswerRow, string, 'expiresAt'>;

const keptForMs = 24 * 60 * 60 * 1000;

/** A request that a caller may repeat: its caller, operation, ids and key. */
export interface Attempt {
  readonly id: string;
  readonly fingerprint: string;
  /** The key that encrypts a kept answer with a secret; null if it is not encrypted. */
  readonly seal: string | null;
}

/**
 * Null unless the request has an Idempotency-Key that is a UUID. The key itself is not kept. It salts the hash of the
 * body, so that a card number cannot be found by hashing all numbers.
 */
export function attemptOf(
  request: WireRequest,
  { name, endpoint }: Pick<Operation, 'name' | 'endpoint'>,
  subjectId: string,
  { params, body }: Input,
): Attempt | null {
  const key = idempotencyKeyIn(request.header('idempotency-key') ?? '');
  if (key === null) return null;
  // Uses the decoded ids of the path, because "%6Frd_…" is the same order as "ord_…".
  const id = sha256Of([subjectId, name, JSON.stringify(params ?? {}), key].join(' '));
  const seal = endpoint.secret ? `answer/${subjectId}/${key}` : null;
  return { id, seal, fingerprint: sha256Of(`${key} ${JSON.stringify(body) ?? ''}`) };
}

/** Returns the earlier result for this key: its answer, a problem if the body differs, null for a new key. */
export function answeredBefore(
  answers: Answers,
  { id, fingerprint, seal }: Attempt,
  now: Instant,
): StoredResponse | Problem | null {
  const kept = answers.get(id);
  if (!kept || kept.expiresAt <= now) return null;
  if (kept.fingerprint === fingerprint)
    return { ...kept, body: kept.body && seal ? opened(kept.body, seal) : kept.body };
  return problem('idempotency-key-reused', 'This Idempotency-Key was sent before with a different body.');
}

/** Deletes the answers that are kept no longer: they can name customers. */
export function forgetAnswers(answers: WritableAnswers, now: Instant, max: number): void {
  for (const { id, expiresAt } of answers.page({ order: 'expiresAt', limit: max }).rows)
    if (expiresAt <= now) answers.delete(id);
}

/** Stores the answer for its key, and deletes a few expired ones. */
export function keepAnswer(
  answers: WritableAnswers,
  { id, fingerprint, seal }: Attempt,
  outcome: StoredResponse,
  now: Instant,
): void {
  forgetAnswers(answers, now, 10);
  const { status, headers } = outcome;
  const body = outcome.body && seal ? sealed(outcome.body, seal) : outcome.body;
  const expiresAt = after(now, keptForMs);
  const row: StoredAnswerRow = { id, fingerprint, status, body, headers, expiresAt };
  if (answers.get(id)) answers.replace(row);
  else answers.insert(row);
}
