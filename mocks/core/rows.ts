import type { Instant } from '#contracts/dates.ts';
import type { Approval } from '#contracts/approvals/approval.ts';
import type { Job, JobResult } from '#contracts/jobs/job.ts';
import type { AuditEvent } from '#contracts/audit/event.ts';
import type { EntityReference } from '#contracts/entities.ts';
import type { Subject } from './subject.ts';

/** A session. The token itself is not stored, only its hash. */
export interface SessionRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly kind: Subject['kind'];
  readonly subjectId: string;
  /** Browser and system at the login; null if they are not known. */
  readonly device: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** Seconds after the last use at which the session ends. */
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

/** A message by SMS or e-mail. The demo's phone shows it. */
export interface Message {
  readonly channel: 'SMS' | 'EMAIL';
  /** The full phone number or address; no answer of the contract contains it. */
  readonly to: string;
  readonly text: string;
  /** The one-time code in the message; null without one. */
  readonly code: string | null;
}

export interface MessageRow extends Message {
  readonly id: string;
  readonly sentAt: Instant;
}

/** An event is stored in the form in which it is shown. */
export type AuditEventRow = Omit<AuditEvent, 'entityName' | 'userId'>;

/** A change of one entity by one transaction. The ids are the feed's cursors and have its order. */
export interface ChangeRow {
  readonly id: string;
  readonly at: Instant;
  readonly entity: EntityReference;
  readonly version: number | null;
  /** The customer that the entity belongs to; null if none. */
  readonly ownerId: string | null;
  readonly isPublic: boolean;
}

export type Members = Readonly<Record<string, unknown>>;

/** Returns the members of a body or of path parameters; null if there are none. */
export function membersOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

/** What a request for approval is about, read when it is shown. */
export type RequestFacts = Pick<Approval, 'entityName' | 'customer' | 'amountBefore' | 'changeBps'>;

/** A command that waits for a second administrator, with everything needed to run it. */
export interface ApprovalRecord extends Omit<Approval, 'actions' | keyof RequestFacts> {
  readonly params: Members | null;
  readonly ifMatch: string | null;
}

/** A job, with the command that it runs for each row. */
export interface JobRecord extends Omit<Job, 'actions' | 'progress'> {
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  /** The operation name of the command for one row. */
  readonly command: string;
  /** The path parameter with the row's id. */
  readonly param: string;
  /** The number of rows per step. */
  readonly perTick: number;
  /** When the next rows are run; null when none are left. */
  readonly nextAt: Instant | null;
}

export interface JobRowRecord extends Omit<JobResult, 'entityName'> {
  readonly jobId: string;
}
