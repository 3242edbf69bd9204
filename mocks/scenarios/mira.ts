import type { Instant } from '#contracts/dates.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { itemsOf } from './catalogue.ts';
import { fillHistory, type PlannedPurchase } from './history.ts';
import { createCustomer } from './people.ts';
import type { Transaction } from './scenario.ts';
import { cast } from './script/script.ts';

/** Creates the main customer of the demo. */
export function mira(random: Random): UserRecord {
  return {
    ...createCustomer(random, 0, '2026-06-12T16:40:00.000Z'),
    email: 'mira.okafor@example.com',
    phoneE164: cast.mira.contact,
    fullName: cast.mira.name,
    birthDate: '1993-04-18',
    riskTier: 'A',
    creditLimit: { amountMinor: 6_000_00, currency: 'EUR' },
  };
}

export const miraBuysEspresso: Instant = '2026-11-05T17:20:00.000Z';

/** The number of Mira's plan that runs, in whichever scenario. */
export const MIRAS_PLAN_NUMBER = 101;

/** Mira's purchases: headphones, paid off, and the espresso machine. */
export function miraPurchases(buyer: UserRecord): PlannedPurchase[] {
  const common = { buyer, dueDay: null, outcome: 'PAID', paysUntil: Infinity, declinedFirst: false } as const;
  return [
    { ...common, at: '2026-08-20T18:05:00.000Z', items: itemsOf(['HEADPHONES-01']), offerCode: 'PAY4' },
    { ...common, at: miraBuysEspresso, items: itemsOf(['ESPRESSO-01']), offerCode: 'STD6' },
  ];
}

/** Adds Mira and her two plans, for scenarios with one customer; returns the next free numbers. */
export function fillMira(transaction: Transaction) {
  const person = mira(transaction.random);
  return fillHistory(transaction, {
    people: [person],
    purchases: miraPurchases(person),
    firstPlanNumber: MIRAS_PLAN_NUMBER - 1,
  });
}

/** Saves the card with which she has paid each month. */
export function saveMirasCard({ tables, clock }: Transaction): void {
  const user = tables.users.find('phoneE164', cast.mira.contact);
  const card = tables.cardTokens.all().find(({ userId }) => userId === user?.id);
  if (!card || !user) return;
  const saved = { cardTokenId: card.id, name: 'Household', savedAt: after(clock.now(), -DAY) };
  tables.users.replace({ ...user, savedCards: [saved] });
}

/**
 * Her purchase of an espresso machine that she has begun yesterday and not signed: its quote has ended, and the budget that
 * she stated for it counts for every purchase of the next 30 days.
 */
export const purchaseOfYesterday = (buyer: UserRecord, now: Instant): PlannedPurchase => ({
  at: after(now, -DAY),
  buyer,
  items: itemsOf(['ESPRESSO-01']),
  offerCode: 'STD6',
  dueDay: null,
  outcome: 'READY_TO_CONFIRM',
  paysUntil: 0,
  declinedFirst: false,
});
