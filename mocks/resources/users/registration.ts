import type { Instant } from '#contracts/dates.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import type { Random } from '#mocks/random.ts';
import type { UserRecord } from './record.ts';
import type { Writes } from '#mocks/tables.ts';

/** The initial values of a new customer. There is no identity check, so they count as verified. */
const newCustomer = {
  locale: 'en-GB',
  status: 'ACTIVE',
  kycStatus: 'VERIFIED',
  birthDate: '1990-01-01',
  riskTier: 'B',
  creditLimit: { amountMinor: 5_000_00, currency: 'EUR' },
  walletBalance: { amountMinor: 0, currency: 'EUR' },
  principalLeft: 0,
  openPlans: 0,
  version: 1,
} as const;

interface Joining {
  readonly tables: Pick<Writes, 'users'>;
  readonly now: Instant;
  readonly random: Random;
}

/** The customer with this verified phone number or address (in lower case), created if there is none. */
export function customerOf({ tables, now, random }: Joining, contact: string): UserRecord {
  const byMail = contact.includes('@');
  const known = tables.users.find(byMail ? 'email' : 'phoneE164', contact);
  if (known) return known;
  return tables.users.insert({
    ...newCustomer,
    id: random.ulid('usr', now),
    // The contract requires both contacts; nothing is ever sent to the one that was not verified.
    email: byMail ? contact : `${contact.slice(1)}@not-given.invalid`,
    phoneE164: byMail ? `+999${random.digits(11)}` : contact,
    provenContact: byMail ? 'email' : 'phoneE164',
    fullName: byMail ? nameFrom(contact) : 'New customer',
    createdAt: now,
  });
}

/** "mira.okafor@example.com" gives "Mira Okafor"; "New customer" where the address contains no name. */
export function nameFrom(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ').slice(0, 120) || 'New customer';
}

/** The problem of a blocked or closed account, with the reference for the support team. */
export function accountBlocked(user: Pick<UserRecord, 'id' | 'status'>): Problem {
  const what = user.status === 'CLOSED' ? 'This account was closed.' : 'This account is blocked.';
  return problem('account-blocked', `${what} Please contact support.`, {
    supportRef: `SUP-${user.id.slice(-8)}`,
  });
}
