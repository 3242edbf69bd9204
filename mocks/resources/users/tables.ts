import { folded } from '#mocks/store/folded.ts';
import { defineTable, inLowerCase } from '#mocks/store/table-definition.ts';
import type { UserRecord } from './record.ts';

/** Members of a customer that the audit leaves out: personal data, and sums stored for lists. */
const contactsAndSums = [
  'email',
  'phoneE164',
  'provenContact',
  'birthDate',
  'limitMovedAlone',
  'principalLeft',
  'openPlans',
  'nextDue',
  'notes',
  'lastSeenAt',
] as const;

export const userTables = {
  users: defineTable<UserRecord>()({
    entity: { type: 'user', owner: (row) => row.id, hidden: contactsAndSums },
    indexes: {
      email: (row) => row.email && inLowerCase(row.email),
      phoneE164: (row) => row.phoneE164,
      status: (row) => row.status,
      kycStatus: (row) => row.kycStatus,
      riskTier: (row) => row.riskTier,
      withNotes: (row) => (row.openNotes > 0 ? 'open' : null),
      deleting: (row) => (row.deletesOn === null ? null : 'deleting'),
    },
    unique: ['email', 'phoneE164'],
    orders: {
      createdAt: (row) => row.createdAt,
      fullName: (row) => folded(row.fullName),
      principalLeft: (row) => row.principalLeft,
      creditLimit: (row) => row.creditLimit.amountMinor,
      status: (row) => folded(row.status),
      riskTier: (row) => folded(row.riskTier),
    },
  }),
};
