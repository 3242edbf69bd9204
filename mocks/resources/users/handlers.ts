import type { User, UserRow } from '#contracts/users/user.ts';
import { found } from '#mocks/core/handler-result.ts';
import { listing, type HandlerOf } from '#mocks/handler-types.ts';
import type { UserRecord } from '#mocks/records.ts';
import { viewAdministrator } from './person.ts';
import { accountBlocked } from './registration.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';

export const getMe: HandlerOf<'getMe'> = ({ subject, tables, reply }) => {
  if (subject.kind === 'ADMINISTRATOR') {
    const administrator = found(tables.administrators.get(subject.id), 'administrator');
    return reply(200, { kind: 'ADMINISTRATOR', administrator: viewAdministrator(administrator) });
  }
  const user = found(tables.users.get(subject.id), 'customer');
  if (user.status !== 'ACTIVE') return accountBlocked(user);
  return reply(200, { kind: 'CUSTOMER', user: viewUser(user) });
};

export const listUsers = listing('listUsers', {
  table: 'users',
  view: viewUserRow,
  search: (item) => [item.fullName, item.id],
});

export function viewUser(row: UserRecord): User {
  const { provenContact: _provenContact, outstanding: _outstanding, openPlans: _openPlans, ...user } = row;
  return user;
}

function viewUserRow(row: UserRecord): UserRow {
  const { id, fullName, status, kycStatus, riskTier, creditLimit, openPlans, createdAt } = row;
  return {
    id,
    fullName,
    maskedEmail: maskedEmail(row.email),
    maskedPhone: maskedPhone(row.phoneE164),
    status,
    kycStatus,
    riskTier,
    creditLimit,
    outstanding: { amountMinor: row.outstanding, currency: creditLimit.currency },
    openPlans,
    createdAt,
  };
}
