import { defineTable, inLowerCase } from '#mocks/store/table-definition.ts';
import type { AdministratorRecord } from './record.ts';

export const administratorTables = {
  administrators: defineTable<AdministratorRecord>()({
    entity: {
      type: 'administrator',
      hidden: ['email', 'lastSeenAt'],
      // A login only changes when somebody was last seen, and the figures of everybody would be fetched again.
      isUnannounced: (before, after) => before?.version === after?.version,
    },
    indexes: { email: (row) => inLowerCase(row.email), role: (row) => row.role },
    unique: ['email'],
    orders: {
      fullName: (row) => inLowerCase(row.fullName),
      role: (row) => inLowerCase(row.role),
    },
  }),
};
