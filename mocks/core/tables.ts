import { defineTable } from '#mocks/store/table.ts';
import type { AuditEventRow, ChangeRow, MessageRow, SessionRow, StoredAnswerRow } from './rows.ts';

/** What the core itself keeps, to be spread into the tables of the backend. */
export const coreTables = {
  sessions: defineTable<SessionRow>()({
    indexes: { tokenHash: (session) => session.tokenHash },
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
};

export type CoreTables = typeof coreTables;
