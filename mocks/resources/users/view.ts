import type { User, UserDetails, UserRow } from '#contracts/users/user.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';
import type { UserRecord } from './record.ts';

export function viewUser(row: UserRecord): User {
  const {
    provenContact: _provenContact,
    principalLeft: _principalLeft,
    openPlans: _openPlans,
    ...user
  } = row;
  return user;
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
    maskedEmail: maskedEmail(row.email),
    maskedPhone: maskedPhone(row.phoneE164),
    status,
    kycStatus,
    riskTier,
    creditLimit,
    principalLeft: { amountMinor: row.principalLeft, currency: creditLimit.currency },
    openPlans,
    createdAt,
  };
}
