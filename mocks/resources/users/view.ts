import type { User, UserDetails, UserRow } from '#contracts/users/user.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';
import { userLifecycle } from './lifecycle.ts';
import type { UserRecord } from './record.ts';

export function viewUser(row: UserRecord): User {
  const {
    email: _email,
    phoneE164: _phoneE164,
    provenContact: _provenContact,
    sessionsEndedAt: _sessionsEndedAt,
    savedCards: _savedCards,
    principalLeft: _principalLeft,
    openPlans: _openPlans,
    ...user
  } = row;
  return { ...user, ...maskedContacts(row), actions: userLifecycle.actions(row, row) };
}

/** The customer as the administration sees them. */
export function viewUserDetails(row: UserRecord): UserDetails {
  const { locale, walletBalance, version } = row;
  return { ...viewUserRow(row), locale, walletBalance, version };
}

export function viewUserRow(row: UserRecord): UserRow {
  const { id, fullName, status, kycStatus, riskTier, creditLimit, openPlans, createdAt } = row;
  return {
    id,
    fullName,
    ...maskedContacts(row),
    status,
    kycStatus,
    riskTier,
    creditLimit,
    principalLeft: { amountMinor: row.principalLeft, currency: creditLimit.currency },
    openPlans,
    createdAt,
  };
}

function maskedContacts({ email, phoneE164 }: Pick<UserRecord, 'email' | 'phoneE164'>) {
  return {
    maskedEmail: email === null ? null : maskedEmail(email),
    maskedPhone: phoneE164 === null ? null : maskedPhone(phoneE164),
  };
}
