import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { defaultPreferences } from '#mocks/resources/users/preferences.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { newOrder } from '#mocks/resources/orders/lifecycle.ts';
import { euro } from './money.ts';

const NOW = '2027-01-10T09:00:00.000Z';
const id = (prefix: string) => `${prefix}_01JH8ZK3W00000000000000000`;

export const mira: UserRecord = {
  id: id('usr'),
  email: 'mira.okafor@example.com',
  phoneE164: '+4915112345678',
  fullName: 'Mira Okafor',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  kycStatus: 'VERIFIED',
  birthDate: '1990-01-01',
  riskTier: 'A',
  creditLimit: euro(5000_00),
  walletBalance: euro(0),
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
  createdAt: NOW,
  version: 1,
  provenContact: 'phoneE164',
  limitMovedAlone: 0,
  principalLeft: 0,
  openPlans: 0,
  nextDue: null,
};

/** An order of one thing at this price in euro cents. */
export function orderOf(total: number): OrderRecord {
  const price = euro(total);
  const line = {
    productId: id('prd'),
    nameSnapshot: 'Espresso machine',
    unitPriceSnapshot: price,
    quantity: 1,
    lineTotal: price,
  };
  const cart = {
    currency: 'EUR',
    lines: [line],
    subtotal: total,
    discountCode: null,
    discount: 0,
    shipping: 0,
    tax: 0,
    total,
  } as const;
  return newOrder({ id: id('ord'), number: 'ORD-2027-000001', user: mira, cart, now: NOW });
}
