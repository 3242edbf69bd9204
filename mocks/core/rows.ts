import type { Instant } from '#contracts/dates.ts';
import type { Message, Subject } from './handler.ts';

/** A signed-in session. The token itself is not kept, only its hash. */
export interface SessionRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly kind: Subject['kind'];
  readonly subjectId: string;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** The session ends this long after it was last used. */
  readonly idleSeconds: number;
  readonly absoluteExpiresAt: Instant;
  readonly revokedAt: Instant | null;
}

/** The answer that a repeated idempotency key gets again. `id` is the SHA-256 of subject, operation, ids of the path and key. */
export interface StoredAnswerRow {
  readonly id: string;
  /** SHA-256 of the key and the request's body. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Instant;
}

export interface MessageRow extends Message {
  readonly id: string;
  readonly sentAt: Instant;
}
