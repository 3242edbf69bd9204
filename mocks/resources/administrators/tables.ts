import { folded } from '#mocks/store/folded.ts';
import { defineTable, inLowerCase } from '#mocks/store/table-definition.ts';
import type { AdministratorRecord } from './record.ts';

export const administratorTables = {
  administrators: defineTable<AdministratorRecord>()({
    entity: {
      type: 'administrator',
      hidden: ['email', 'lastSeenAt'],
      // A login changes only the time of the last use; announcing it would refetch the figures in every open tab.
      isUnannounced: (before, after) => before?.version === after?.version,
    },
    indexes: { email: (row) => inLowerCase(row.email), role: (row) => row.role },
    unique: ['email'],
    orders: {
      fullName: (row) => folded(row.fullName),
      role: (row) => folded(row.role),
    },
  }),
};
