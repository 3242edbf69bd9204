import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { after, businessDate, DAY } from '#mocks/business-time.ts';
import type { Transaction } from './scenario.ts';

type Counts = ScratchcardBatch['counts'];

interface Sketch {
  readonly name: string;
  readonly euros: number;
  readonly quantity: number;
  readonly status: ScratchcardBatch['status'];
  readonly daysAgo: number;
  /** Shares of the cards in percent; the rest is `rest`. */
  readonly shares: Partial<Counts>;
  readonly rest: keyof Counts;
}

const sketches: readonly Sketch[] = [
  {
    name: 'Spring kiosks',
    euros: 10,
    quantity: 500,
    status: 'CLOSED',
    daysAgo: 400,
    shares: { redeemed: 78, blocked: 1 },
    rest: 'expired',
  },
  {
    name: 'Summer festival',
    euros: 5,
    quantity: 1_000,
    status: 'CLOSED',
    daysAgo: 390,
    shares: { redeemed: 64, blocked: 2 },
    rest: 'expired',
  },
  {
    name: 'Bookshops north',
    euros: 20,
    quantity: 400,
    status: 'ACTIVE',
    daysAgo: 210,
    shares: { redeemed: 55, blocked: 1, locked: 1 },
    rest: 'active',
  },
  {
    name: 'Bookshops south',
    euros: 20,
    quantity: 400,
    status: 'ACTIVE',
    daysAgo: 205,
    shares: { redeemed: 47, locked: 1 },
    rest: 'active',
  },
  {
    name: 'Bike fair',
    euros: 50,
    quantity: 150,
    status: 'ACTIVE',
    daysAgo: 160,
    shares: { redeemed: 36 },
    rest: 'active',
  },
  {
    name: 'Coffee bars',
    euros: 10,
    quantity: 800,
    status: 'ACTIVE',
    daysAgo: 120,
    shares: { redeemed: 41, blocked: 1 },
    rest: 'active',
  },
  {
    name: 'Lost parcel',
    euros: 50,
    quantity: 60,
    status: 'FROZEN',
    daysAgo: 96,
    shares: { redeemed: 10, blocked: 5 },
    rest: 'active',
  },
  { name: 'Misprinted', euros: 20, quantity: 250, status: 'VOID', daysAgo: 74, shares: {}, rest: 'void' },
  {
    name: 'Winter markets',
    euros: 10,
    quantity: 600,
    status: 'ACTIVE',
    daysAgo: 48,
    shares: { redeemed: 22 },
    rest: 'active',
  },
  {
    name: 'Large retailers',
    euros: 100,
    quantity: 300,
    status: 'PENDING_APPROVAL',
    daysAgo: 5,
    shares: {},
    rest: 'created',
  },
  {
    name: 'Record stores',
    euros: 20,
    quantity: 200,
    status: 'GENERATED',
    daysAgo: 3,
    shares: {},
    rest: 'created',
  },
  {
    name: 'Photo spring',
    euros: 50,
    quantity: 100,
    status: 'DRAFT',
    daysAgo: 1,
    shares: {},
    rest: 'created',
  },
];

const none: Counts = { created: 0, active: 0, redeemed: 0, blocked: 0, locked: 0, expired: 0, void: 0 };

/** Batches of scratchcards in every state. Each card is counted once. */
export function fillBatches({ tables, random, clock }: Transaction): void {
  for (const [index, { name, euros, quantity, status, daysAgo, shares, rest }] of sketches.entries()) {
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const shared = Object.entries(shares).map(
      ([key, percent]) => [key, Math.round((quantity * percent) / 100)] as const,
    );
    const others = shared.reduce((sum, [, cards]) => sum + cards, 0);
    tables.batches.insert({
      id: random.ulid('bat', createdAt),
      number: String(index + 1).padStart(4, '0'),
      name,
      value: { amountMinor: euros * 100, currency: 'EUR' },
      quantity,
      createdBy: 'Ada Brandt',
      expiresOn: businessDate(after(createdAt, 365 * DAY)),
      status,
      counts: { ...none, ...Object.fromEntries(shared), [rest]: quantity - others },
      createdAt,
      version: 1,
    });
  }
}
