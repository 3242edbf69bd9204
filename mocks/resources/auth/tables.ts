import { defineTable } from '#mocks/store/table-definition.ts';
import type { ChallengeRecord } from './record.ts';

export const authTables = {
  challenges: defineTable<ChallengeRecord>()({
    indexes: {
      target: (row) => row.target,
      caller: (row) => row.caller,
      status: (row) => row.status,
      orderId: (row) => row.orderId,
      userId: (row) => row.userId,
    },
    orders: { expiresAt: (row) => row.expiresAt },
    references: { orderId: 'orders', userId: 'users' },
  }),
};
