import { defineTable } from '#mocks/store/table.ts';
import type { MessageRow, SessionRow, StoredAnswerRow } from './rows.ts';

/** What the core itself keeps, to be spread into the tables of the backend. */
export const coreTables = {
  sessions: defineTable<SessionRow>()({
    indexes: { tokenHash: (session) => session.tokenHash },
    unique: ['tokenHash'],
  }),
  answers: defineTable<StoredAnswerRow>()({ orders: { expiresAt: (answer) => answer.expiresAt } }),
  messages: defineTable<MessageRow>()({ orders: { sentAt: (message) => message.sentAt } }),
};
