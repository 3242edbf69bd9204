import { Approval } from '#contracts/approvals/approval.ts';
import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor, AuditEvent } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { AdministratorId, JobId, SessionId, Sha256, UserId, Version } from '#contracts/ids.ts';
import { JobResult, JobStatus } from '#contracts/jobs/job.ts';
import { z } from '#contracts/z.ts';
import { count, type RowOf, text } from '#mocks/store/row-fields.ts';

/** A session. The token itself is not stored, only its hash. */
const session = z.object({
  id: SessionId,
  tokenHash: Sha256,
  kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
  subjectId: z.union([UserId, AdministratorId]),
  /** Browser and system at the login; null if they are not known. */
  device: z.nullable(text),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** Seconds after the last use at which the session ends. */
  idleSeconds: count,
  absoluteExpiresAt: Instant,
  revokedAt: z.nullable(Instant),
});
export type SessionRow = RowOf<typeof session>;

/** The kept answer of an idempotency key. `id` is the SHA-256 of subject, operation, ids of the path and key. */
const answer = z.object({
  id: Sha256,
  /** SHA-256 of the key and the request's body. */
  fingerprint: Sha256,
  status: z.int().check(z.gte(200), z.lte(599)),
  body: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
export type StoredAnswerRow = RowOf<typeof answer>;

/** A message by SMS or e-mail. The demo's phone shows it. */
const message = z.object({
  id: text,
  channel: z.enum(['SMS', 'EMAIL']),
  /** The full phone number or address; no answer of the contract contains it. */
  to: text,
  text,
  /** The one-time code in the message; null without one. */
  code: z.nullable(text),
  sentAt: Instant,
});
export type MessageRow = RowOf<typeof message>;
export type Message = Omit<MessageRow, 'id' | 'sentAt'>;

/** An event is stored in the form in which it is shown. */
const auditEvent = z.omit(AuditEvent, { entityName: true, userId: true });
export type AuditEventRow = RowOf<typeof auditEvent>;

/** A change of one entity by one transaction. The ids are the feed's cursors and have its order. */
const change = z.object({
  id: text,
  at: Instant,
  entity: EntityReference,
  version: z.nullable(Version),
  /** The customer that the entity belongs to; null if none. */
  ownerId: z.nullable(UserId),
  isPublic: z.boolean(),
});
export type ChangeRow = RowOf<typeof change>;

/** What a request for approval is about, read when it is shown. */
const requestFacts = {
  entityName: true,
  customer: true,
  amount: true,
  amountBefore: true,
  changeBps: true,
} as const;
export type RequestFacts = Pick<Approval, keyof typeof requestFacts>;

/** A command that waits for a second administrator, with everything needed to run it. */
const approval = z.extend(z.omit(Approval, { actions: true, ...requestFacts }), {
  params: z.nullable(z.record(z.string(), z.unknown())),
  ifMatch: z.nullable(z.string()),
});
export type ApprovalRecord = RowOf<typeof approval>;

/** A job, with the command that it runs for each row. */
const job = z.object({
  id: JobId,
  kind: AuditAction,
  status: JobStatus,
  dryRun: z.boolean(),
  total: count,
  succeeded: count,
  failed: count,
  startedBy: Actor,
  reason: text,
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  /** The operation name of the command for one row. */
  command: text,
  /** The path parameter with the row's id. */
  param: text,
  input: z.nullable(z.record(z.string(), z.unknown())),
  rowsFrom: z.nullable(JobId),
  /** The number of rows per step. */
  perTick: z.int().check(z.gte(1)),
  /** When the next rows are run; null when none are left. */
  nextAt: z.nullable(Instant),
  version: Version,
});
export type JobRecord = RowOf<typeof job>;

const jobRow = z.extend(z.omit(JobResult, { entityName: true }), { jobId: JobId });
export type JobRowRecord = RowOf<typeof jobRow>;

/** The schemas of the core's rows, by their tables. */
export const coreSchemas = {
  sessions: session,
  answers: answer,
  messages: message,
  auditEvents: auditEvent,
  changes: change,
  approvals: approval,
  jobs: job,
  jobRows: jobRow,
};
