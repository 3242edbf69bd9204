import type { Instant } from '#contracts/dates.ts';
import type { AuditEvent } from '#contracts/audit/event.ts';
import type { EntityReference } from '#contracts/entities.ts';
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

/** An event is stored as it is shown. */
export type AuditEventRow = AuditEvent;

/** One entity that one transaction has changed. Ids are cursors of the feed, in its order. */
export interface ChangeRow {
  readonly id: string;
  readonly at: Instant;
  readonly entity: EntityReference;
  readonly version: number | null;
  /** The customer whose it is; null: nobody's. */
  readonly ownerId: string | null;
  readonly isPublic: boolean;
}
