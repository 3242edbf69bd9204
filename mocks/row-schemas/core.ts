import { Approval } from '#contracts/approvals/approval.ts';
import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor, AuditEvent } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { AdministratorId, JobId, SessionId, Sha256, UserId, Version } from '#contracts/ids.ts';
import { JobResult, JobStatus } from '#contracts/jobs/job.ts';
import { z } from '#contracts/z.ts';
import { count, text } from './fields.ts';

/** Rows of the core: sessions, answers, messages, the audit, the feed of changes, approvals and jobs. */
export const coreSchemas = {
  sessions: z.object({
    id: SessionId,
    tokenHash: Sha256,
    kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
    subjectId: z.union([UserId, AdministratorId]),
    device: z.nullable(text),
    createdAt: Instant,
    lastSeenAt: Instant,
    idleSeconds: count,
    absoluteExpiresAt: Instant,
    revokedAt: z.nullable(Instant),
  }),
  answers: z.object({
    id: Sha256,
    fingerprint: Sha256,
    status: z.int().check(z.gte(200), z.lte(599)),
    body: z.nullable(z.string()),
    headers: z.record(z.string(), z.string()),
    expiresAt: Instant,
  }),
  messages: z.object({
    id: text,
    channel: z.enum(['SMS', 'EMAIL']),
    to: text,
    text,
    code: z.nullable(text),
    sentAt: Instant,
  }),
  auditEvents: z.omit(AuditEvent, { entityName: true, userId: true }),
  changes: z.object({
    id: text,
    at: Instant,
    entity: EntityReference,
    version: z.nullable(Version),
    ownerId: z.nullable(UserId),
    isPublic: z.boolean(),
  }),
  approvals: z.extend(
    z.omit(Approval, {
      actions: true,
      entityName: true,
      customer: true,
      amountBefore: true,
      changeBps: true,
    }),
    {
      params: z.nullable(z.record(z.string(), z.unknown())),
      ifMatch: z.nullable(z.string()),
    },
  ),
  jobs: z.object({
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
    command: text,
    param: text,
    input: z.nullable(z.record(z.string(), z.unknown())),
    rowsFrom: z.nullable(JobId),
    perTick: z.int().check(z.gte(1)),
    nextAt: z.nullable(Instant),
    version: Version,
  }),
  jobRows: z.extend(z.omit(JobResult, { entityName: true }), { jobId: JobId }),
};
