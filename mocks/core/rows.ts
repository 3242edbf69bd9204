import type { Instant } from '#contracts/dates.ts';
import type { Approval } from '#contracts/approvals/approval.ts';
import type { Job, JobResult } from '#contracts/jobs/job.ts';
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

/** The kept answer of an idempotency key. `id` is the SHA-256 of subject, operation, ids of the path and key. */
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

/** One entity that one transaction has changed. The ids are the cursors of the feed, in its order. */
export interface ChangeRow {
  readonly id: string;
  readonly at: Instant;
  readonly entity: EntityReference;
  readonly version: number | null;
  /** The customer that it belongs to; null: none. */
  readonly ownerId: string | null;
  readonly isPublic: boolean;
}

export type Members = Readonly<Record<string, unknown>>;

/** The members of a body or of params; null where there are none. */
export function membersOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

/** A command that waits for a second person, with all that is needed to carry it out. */
export interface ApprovalRecord extends Omit<Approval, 'actions'> {
  readonly params: Members | null;
  readonly ifMatch: string | null;
}

/** A job with the command that it runs for each of its rows. */
export interface JobRecord extends Omit<Job, 'actions' | 'progress'> {
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Name of the single command's operation. */
  readonly command: string;
  /** The path parameter that names a row. */
  readonly param: string;
  /** The body of the command for each row; null where it has none. */
  readonly input: Readonly<Record<string, unknown>> | null;
  /** Rows that are done at a time. */
  readonly perTick: number;
  /** When the next rows are done; null when none are left. */
  readonly nextAt: Instant | null;
}

export interface JobRowRecord extends JobResult {
  readonly jobId: string;
}
