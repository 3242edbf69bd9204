import { defineTable } from '#mocks/store/table-definition.ts';
import type { InboxRecord, WaitingTextRecord } from './record.ts';

const inboxMembers = [
  'id',
  'userId',
  'topic',
  'category',
  'title',
  'body',
  'action',
  'at',
  'status',
  'dueAt',
  'followedAt',
  'version',
] as const satisfies readonly (keyof InboxRecord)[];

export const inboxTables = {
  inbox: defineTable<InboxRecord>()({
    // Not audited, because what customers read and when is private.
    entity: { type: 'inbox-item', owner: (row) => row.userId, hidden: inboxMembers },
    indexes: {
      userId: (row) => row.userId,
      topic: (row) => `${row.userId} ${row.topic}`,
      status: (row) => row.status,
      category: (row) => row.category,
      waiting: (row) => (row.dueAt === null ? null : 'waiting'),
    },
    orders: { at: (row) => row.at, dueAt: (row) => row.dueAt ?? '' },
    references: { userId: 'users' },
  }),
  waitingTexts: defineTable<WaitingTextRecord>()({
    indexes: { userId: (row) => row.userId },
    orders: { dueAt: (row) => row.dueAt },
    references: { userId: 'users' },
  }),
};
