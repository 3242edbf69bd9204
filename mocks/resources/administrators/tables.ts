import { defineTable, inLowerCase } from '#mocks/store/table-definition.ts';
import type { AdministratorRecord } from './record.ts';

export const administratorTables = {
  administrators: defineTable<AdministratorRecord>()({
    entity: { type: 'administrator', hidden: ['email', 'lastSeenAt'] },
    indexes: { email: (row) => inLowerCase(row.email), role: (row) => row.role },
    unique: ['email'],
    orders: {
      fullName: (row) => inLowerCase(row.fullName),
      role: (row) => inLowerCase(row.role),
    },
  }),
};
