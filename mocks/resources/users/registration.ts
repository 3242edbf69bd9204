import type { Instant } from '#contracts/dates.ts';
import { BUSINESS_TIME_ZONE } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { kindOf } from './contact.ts';
import { defaultPreferences } from './preferences.ts';
import { userLifecycle } from './lifecycle.ts';
import type { UserRecord } from './record.ts';

/** The members of a new account. There is no identity check, so the user counts as verified. */
export const emptyAccount = {
  locale: 'en-GB',
  timeZone: BUSINESS_TIME_ZONE,
  kycStatus: 'VERIFIED',
  walletBalance: { amountMinor: 0, currency: 'EUR' },
  preferences: defaultPreferences,
  sessionsEndedAt: null,
  savedCards: [],
  notes: [],
  openNotes: 0,
  tags: [],
  lastSeenAt: null,
  lastMessageAt: null,
  contactsSeenAt: null,
  dataReadyUntil: null,
  deletesOn: null,
  walletReturned: null,
  limitMovedAlone: 0,
  principalLeft: 0,
  openPlans: 0,
  nextDue: null,
  version: 1,
} as const;

/** The members of a user who has only given a contact. */
const newUserDefaults = {
  ...emptyAccount,
  birthDate: '1990-01-01',
  riskTier: 'B',
  creditLimit: { amountMinor: 5_000_00, currency: 'EUR' },
} as const;

interface Joining {
  readonly tables: Pick<Writes, 'users'>;
  readonly now: Instant;
  readonly random: Random;
}

/** Returns the user with this verified phone number or address (in lower case); creates one if there is none. */
export function findOrRegister({ tables, now, random }: Joining, contact: string): UserRecord {
  const kind = kindOf(contact);
  const fullName = kind === 'email' ? nameFrom(contact) : 'New customer';
  return (
    tables.users.find(kind, contact) ?? register({ tables, now, random }, { contact, fullName, tags: [] })
  );
}

/** Creates an account for this contact (in lower case), to which its codes are sent (transition U1). */
export function register(
  { tables, now, random }: Joining,
  {
    contact,
    ...details
  }: { readonly contact: string } & Pick<UserRecord, 'fullName' | 'tags'> &
    Partial<Pick<UserRecord, 'kycStatus' | 'creditLimit'>>,
): UserRecord {
  const kind = kindOf(contact);
  return tables.users.insert({
    ...newUserDefaults,
    ...details,
    id: random.ulid('usr', now),
    email: null,
    phoneE164: null,
    [kind]: contact,
    provenContact: kind,
    status: userLifecycle.take(null, 'register', {}),
    createdAt: now,
  });
}

/**
 * Derives a name from an address: "mira.okafor@example.com" gives "Mira Okafor"; "New customer" if it contains none.
 */
export function nameFrom(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ').slice(0, 120) || 'New customer';
}
