import { defineTable } from '#mocks/store/table-definition.ts';
import type {
  ApprovalRecord,
  AuditEventRow,
  ChangeRow,
  JobRecord,
  JobRowRecord,
  MessageRow,
  SessionRow,
  StoredAnswerRow,
} from './rows.ts';

/** The tables of the core, to be included in those of the backend. */
export const coreTables = {
  sessions: defineTable<SessionRow>()({
    indexes: { tokenHash: (session) => session.tokenHash, subjectId: (session) => session.subjectId },
    unique: ['tokenHash'],
  }),
  answers: defineTable<StoredAnswerRow>()({ orders: { expiresAt: (answer) => answer.expiresAt } }),
  messages: defineTable<MessageRow>()({ orders: { sentAt: (message) => message.sentAt } }),
  auditEvents: defineTable<AuditEventRow>()({
    indexes: {
      action: (event) => event.action,
      entityType: (event) => event.entity.type,
      entityId: (event) => event.entity.id,
      actorKind: (event) => event.actor.kind,
      actorId: (event) => event.actor.id,
    },
    orders: { at: (event) => event.at },
  }),
  changes: defineTable<ChangeRow>()({}),
  approvals: defineTable<ApprovalRecord>()({
    entity: { type: 'approval', hidden: ['params', 'ifMatch'] },
    indexes: {
      status: (approval) => approval.status,
      waiting: ({ status, operation, entity }) => (status === 'PENDING' ? `${operation} ${entity.id}` : null),
    },
    orders: {
      requestedAt: (approval) => approval.requestedAt,
      expiresAt: (approval) => approval.expiresAt,
    },
  }),
  jobs: defineTable<JobRecord>()({
    entity: { type: 'job', hidden: ['nextAt'] },
    indexes: {
      status: (job) => job.status,
      unfinished: (job) => (job.nextAt === null ? null : 'unfinished'),
    },
    orders: { createdAt: (job) => job.createdAt, nextAt: (job) => job.nextAt ?? '' },
  }),
  jobRows: defineTable<JobRowRecord>()({
    indexes: {
      jobId: (row) => row.jobId,
      pendingOf: (row) => (row.outcome === 'PENDING' ? row.jobId : null),
      outcome: (row) => row.outcome,
    },
    orders: { no: (row) => row.no },
    references: { jobId: 'jobs' },
  }),
};

export type CoreTables = typeof coreTables;
