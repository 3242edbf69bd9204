import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { after, businessDate, DAY, HOUR, MINUTE } from '#mocks/business-time.ts';
import { invariant } from '#mocks/invariant.ts';
import { newPin, pinHashOf, sealedPin } from '#mocks/resources/scratchcards/pins.ts';
import type { BatchRecord, ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { oneMore, TRIES, type WrongPins } from '#mocks/rules/wrong-pins.ts';
import type { Transaction } from './scenario.ts';

type Counts = ScratchcardBatch['counts'];

export interface BatchSketch {
  /** Left out: its position in the table below. */
  readonly number?: string;
  readonly name: string;
  readonly euros: number;
  readonly quantity: number;
  readonly status: ScratchcardBatch['status'];
  readonly daysAgo: number;
  /** Shares of the scratchcards by state, in percent; the remaining ones have the state `rest`. */
  readonly shares: Partial<Counts>;
  readonly rest: keyof Counts;
  /** Its PINs were not exported: its scratchcards can be given to customers. */
  readonly keepsPins?: true;
}

/** A batch for customers who are given a scratchcard. */
const goodwill: BatchSketch = {
  number: '0017',
  name: 'Goodwill',
  euros: 20,
  quantity: 12,
  status: 'ACTIVE',
  daysAgo: 14,
  shares: {},
  rest: 'active',
  keepsPins: true,
};

const sketches: readonly BatchSketch[] = [
  {
    name: 'Spring kiosks',
    euros: 10,
    quantity: 50,
    status: 'CLOSED',
    daysAgo: 400,
    shares: { redeemed: 78, blocked: 2 },
    rest: 'expired',
  },
  {
    name: 'Summer festival',
    euros: 5,
    quantity: 100,
    status: 'CLOSED',
    daysAgo: 390,
    shares: { redeemed: 64, blocked: 2 },
    rest: 'expired',
  },
  {
    name: 'Bookshops north',
    euros: 20,
    quantity: 40,
    status: 'ACTIVE',
    daysAgo: 210,
    shares: { redeemed: 55, blocked: 5, locked: 5 },
    rest: 'active',
  },
  {
    name: 'Bookshops south',
    euros: 20,
    quantity: 40,
    status: 'ACTIVE',
    daysAgo: 205,
    shares: { redeemed: 47, locked: 5 },
    rest: 'active',
  },
  {
    name: 'Bike fair',
    euros: 50,
    quantity: 20,
    status: 'ACTIVE',
    daysAgo: 160,
    shares: { redeemed: 36 },
    rest: 'active',
  },
  {
    name: 'Coffee bars',
    euros: 10,
    quantity: 80,
    status: 'ACTIVE',
    daysAgo: 120,
    shares: { redeemed: 41, blocked: 2 },
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
  { name: 'Misprinted', euros: 20, quantity: 25, status: 'VOID', daysAgo: 74, shares: {}, rest: 'void' },
  {
    name: 'Winter markets',
    euros: 10,
    quantity: 60,
    status: 'ACTIVE',
    daysAgo: 48,
    shares: { redeemed: 22 },
    rest: 'active',
  },
  {
    name: 'Large retailers',
    euros: 100,
    quantity: 120,
    status: 'PENDING_APPROVAL',
    daysAgo: 5,
    shares: {},
    rest: 'created',
  },
  {
    name: 'Record stores',
    euros: 20,
    quantity: 20,
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

const stateOf = {
  created: 'CREATED',
  active: 'ACTIVE',
  redeemed: 'REDEEMED',
  blocked: 'BLOCKED',
  locked: 'LOCKED',
  expired: 'EXPIRED',
  void: 'VOID',
} as const satisfies Record<keyof Counts, ScratchcardRecord['status']>;

const none: Counts = { created: 0, active: 0, redeemed: 0, blocked: 0, locked: 0, expired: 0, void: 0 };

/**
 * Adds batches of scratchcards in every state, with their scratchcards. The PINs of sold ones are not stored.
 * @param more further batches of one scenario
 */
export function fillBatches(transaction: Transaction, more: readonly BatchSketch[] = []): void {
  addBatches(transaction, [...sketches, ...more]);
}

/** Adds a batch whose scratchcards can be given to customers. */
export function fillGoodwill(transaction: Transaction): void {
  addBatches(transaction, [goodwill]);
}

/** Adds the batches, with a scratchcard for each one that they count. */
export function addBatches(transaction: Transaction, all: readonly BatchSketch[]): void {
  const { tables, random, clock } = transaction;
  const issuer = tables.administrators.find('email', 'cards@tranche.example');
  const approver = tables.administrators.find('email', 'approver@tranche.example');
  invariant(issuer && approver, 'There is no administrator who issues scratchcards.');
  for (const [index, sketch] of all.entries()) {
    const { name, euros, quantity, status, daysAgo, shares, rest, keepsPins = false } = sketch;
    const { number = String(index + 1).padStart(4, '0') } = sketch;
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const shared = Object.entries(shares).map(
      ([key, percent]) => [key, Math.round((quantity * percent) / 100)] as const,
    );
    const others = shared.reduce((sum, [, cards]) => sum + cards, 0);
    const counts: Counts = { ...none, ...Object.fromEntries(shared), [rest]: quantity - others };
    // A batch that waits for approval can be approved by any issuer of scratchcards.
    const creator = status === 'PENDING_APPROVAL' ? approver : issuer;
    const isSold = status === 'ACTIVE' || status === 'FROZEN' || status === 'CLOSED';
    const batch = tables.batches.insert({
      id: random.ulid('bat', createdAt),
      number,
      name,
      value: { amountMinor: euros * 100, currency: 'EUR' },
      quantity,
      tags: name.includes('shop') ? ['books'] : [],
      reseller: isSold && !keepsPins ? name : null,
      createdBy: creator.fullName,
      createdById: creator.id,
      approvedBy: null,
      activatesOn: status === 'PENDING_APPROVAL' ? businessDate(clock.now()) : null,
      activatesCards: null,
      expiresOn: businessDate(after(createdAt, 365 * DAY)),
      status,
      counts: status === 'DRAFT' ? none : counts,
      exportedAt: isSold && !keepsPins ? after(createdAt, DAY) : null,
      exportCount: isSold && !keepsPins ? 1 : 0,
      jobId: null,
      createdAt,
      version: 1,
    });
    if (status !== 'DRAFT') fillBatch(transaction, batch, isSold);
  }
}

/** Returns customers without scratchcards of their own. */
const others = ({ users }: Transaction['tables']) =>
  users.by('status', 'ACTIVE').filter(({ fullName }) => fullName !== 'Mira Okafor');

/** Adds a scratchcard for each one that the batch counts. */
function fillBatch({ tables, random, clock }: Transaction, batch: BatchRecord, isSold: boolean): void {
  const now = clock.now();
  const buyers = others(tables);
  const states = Object.entries(batch.counts).flatMap(([key, count]) =>
    Array.from({ length: count }, () => stateOf[key as keyof Counts]),
  );
  for (const [index, status] of states.entries()) {
    const id = random.ulid('crd', batch.createdAt);
    const pin = newPin(random);
    const isRedeemed = status === 'REDEEMED';
    const redeemedAt = isRedeemed
      ? after(batch.createdAt, (2 + (index % 12)) * DAY + random.int(0, 600) * MINUTE)
      : null;
    const owner = isRedeemed && buyers.length > 0 ? random.pick(buyers) : null;
    tables.scratchcards.insert({
      id,
      batchId: batch.id,
      kind: 'PHYSICAL',
      code: scratchcardCode(batch.number, index + 1),
      pinHash: pinHashOf(pin),
      pinCipher: batch.exportedAt !== null || status === 'VOID' ? null : sealedPin(id, pin),
      pinLast2: pin.slice(-2),
      value: batch.value,
      status,
      ownerId: owner?.id ?? null,
      ownerName: owner?.fullName ?? null,
      failedAttempts: status === 'LOCKED' ? TRIES : 0,
      lockedUntil: status === 'LOCKED' ? after(now, random.int(60, 1_380) * MINUTE) : null,
      expiresOn: batch.expiresOn,
      activatedAt: isSold ? after(batch.createdAt, DAY) : null,
      enteredAt: redeemedAt,
      revealedAt: null,
      redeemedAt,
      paymentId: null,
      createdAt: batch.createdAt,
      version: 1,
    });
  }
}

const wrongTries = [5, 12, 3, 1] as const;

/** Adds customers who have entered wrong PINs today; one of them has to wait. */
export function fillWrongPins({ tables, clock }: Transaction): void {
  if (tables.users.size < 10) return;
  const now = clock.now();
  const people = others(tables).slice(-4);
  for (const [index, { id }] of people.entries()) {
    const lastAt = after(now, -(index * 3 * HOUR + 5 * MINUTE));
    let wrong: WrongPins | null = null;
    for (let tries = 0; tries < (wrongTries[index] ?? 1); tries += 1) wrong = oneMore(wrong, lastAt);
    if (wrong) tables.wrongPins.insert({ id, ...wrong });
  }
}
