import type { LocalDate } from '#contracts/dates.ts';
import {
  type User,
  userActions,
  userAdministrationActions,
  type UserDetails,
  type UserRow,
} from '#contracts/users/user.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
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
    nextDue: _nextDue,
    ...user
  } = row;
  return { ...user, ...maskedContacts(row), actions: actionsIn(row, userActions) };
}

/** The customer as the administration sees them. */
export function viewUserDetails(row: UserRecord, today: LocalDate): UserDetails {
  const { locale, walletBalance, deletesOn, version } = row;
  const actions = actionsIn(row, userAdministrationActions);
  return { ...viewUserRow(row, today), locale, walletBalance, deletesOn, actions, version };
}

/** Those of the account's actions that are of this list: each reader learns of their own. */
function actionsIn<Name extends string>(row: UserRecord, names: readonly Name[]) {
  const isOwn = (action: string): action is Name => (names as readonly string[]).includes(action);
  return userLifecycle
    .actions(row, row)
    .flatMap(({ action, ...state }) => (isOwn(action) ? [{ action, ...state }] : []));
}

export function viewUserRow(row: UserRecord, today: LocalDate): UserRow {
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
    daysPastDue: row.nextDue === null ? 0 : Math.max(0, daysBetween(row.nextDue, today)),
    createdAt,
  };
}

function maskedContacts({ email, phoneE164 }: Pick<UserRecord, 'email' | 'phoneE164'>) {
  return {
    maskedEmail: email === null ? null : maskedEmail(email),
    maskedPhone: phoneE164 === null ? null : maskedPhone(phoneE164),
  };
}
