import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { scratchcards } from '#contracts/verbs/test-cards.ts';
import { after, businessDate, DAY } from '#mocks/time/business-time.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { pinHashOf, sealedPin } from '#mocks/resources/scratchcards/pins.ts';
import type { BatchRecord, ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { issueToken } from '#mocks/resources/scratchcards/tokens.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Transaction } from './scenario.ts';

interface ScratchcardSketch {
  readonly pin: string;
  readonly status: 'ACTIVE' | 'REDEEMED' | 'BLOCKED' | 'LOCKED' | 'EXPIRED';
  /** True if it is given to the scenario's customer, if there is one. */
  readonly digital?: true;
}
interface BatchSketch {
  readonly number: string;
  readonly name: string;
  readonly euros: number;
  readonly status: 'ACTIVE' | 'FROZEN' | 'CLOSED';
  readonly daysAgo: number;
  /** How many days its cards are valid; a year if left out. */
  readonly validDays?: number;
  readonly cards: readonly ScratchcardSketch[];
}

/** Small batches with known PINs, which the demo's page lists like the test cards. */
const sketches: readonly BatchSketch[] = [
  {
    number: '0013',
    name: 'Gift cards 50',
    euros: 50,
    status: 'ACTIVE',
    daysAgo: 40,
    cards: [
      { pin: scratchcards.fifty.pin, status: 'ACTIVE' },
      { pin: scratchcards.otherFifty.pin, status: 'ACTIVE' },
      { pin: scratchcards.digital.pin, status: 'ACTIVE', digital: true },
    ],
  },
  {
    number: '0014',
    name: 'Gift cards 20',
    euros: 20,
    status: 'ACTIVE',
    daysAgo: 35,
    cards: [
      { pin: scratchcards.twenty.pin, status: 'ACTIVE' },
      { pin: scratchcards.otherTwenty.pin, status: 'ACTIVE' },
      { pin: scratchcards.redeemed.pin, status: 'REDEEMED' },
      { pin: scratchcards.blocked.pin, status: 'BLOCKED' },
      { pin: scratchcards.locked.pin, status: 'LOCKED' },
      { pin: '2468135790246813', status: 'ACTIVE', digital: true },
    ],
  },
  {
    number: '0015',
    name: 'Gift cards of last year',
    euros: 10,
    status: 'CLOSED',
    daysAgo: 30,
    validDays: 14,
    cards: [{ pin: scratchcards.expired.pin, status: 'EXPIRED' }],
  },
  {
    number: '0016',
    name: 'Gift cards on hold',
    euros: 20,
    status: 'FROZEN',
    daysAgo: 20,
    cards: [{ pin: scratchcards.frozen.pin, status: 'ACTIVE' }],
  },
];

const none: BatchRecord['counts'] = {
  created: 0,
  active: 0,
  redeemed: 0,
  blocked: 0,
  locked: 0,
  expired: 0,
  void: 0,
};

/** Adds scratchcards with known PINs. Without a customer none is redeemed or given. */
export function fillScratchcards(transaction: Transaction, owner: UserRecord | null = null): void {
  const { tables, random, clock } = transaction;
  const issuer = tables.administrators.find('email', 'cards@tranche.example');
  invariant(issuer, 'There is no administrator who issues scratchcards.');
  for (const { cards, daysAgo, validDays = 365, euros, number, name, status } of sketches) {
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const expiresOn = businessDate(after(createdAt, validDays * DAY));
    const value = { amountMinor: euros * 100, currency: 'EUR' } as const;
    const id = random.ulid('bat', createdAt);
    const rows = cards.map((sketch, index): ScratchcardRecord => {
      const scratchcardId = random.ulid('crd', createdAt);
      const isRedeemed = sketch.status === 'REDEEMED' && owner !== null;
      const isOwned = (isRedeemed || sketch.digital) && owner;
      return {
        id: scratchcardId,
        batchId: id,
        kind: sketch.digital ? 'DIGITAL' : 'PHYSICAL',
        code: scratchcardCode(number, index + 1),
        pinHash: pinHashOf(sketch.pin),
        pinCipher: sketch.digital ? sealedPin(scratchcardId, sketch.pin) : null,
        pinLast2: sketch.pin.slice(-2),
        value,
        status: sketch.status === 'REDEEMED' && !isRedeemed ? 'ACTIVE' : sketch.status,
        ownerId: isOwned ? owner.id : null,
        ownerName: isOwned ? owner.fullName : null,
        failedAttempts: sketch.status === 'LOCKED' ? 5 : 0,
        lockedUntil: sketch.status === 'LOCKED' ? after(clock.now(), DAY / 2) : null,
        expiresOn,
        activatedAt: createdAt,
        enteredAt: isRedeemed ? after(createdAt, DAY) : null,
        revealedAt: null,
        redeemedAt: isRedeemed ? after(createdAt, DAY) : null,
        paymentId: null,
        createdAt,
        version: 1,
      };
    });
    const count = (state: ScratchcardRecord['status']) => rows.filter((row) => row.status === state).length;
    tables.batches.insert({
      id,
      number,
      name,
      value,
      quantity: rows.length,
      createdBy: issuer.fullName,
      createdById: issuer.id,
      tags: [],
      reseller: null,
      approvedBy: null,
      issuedOn: businessDate(createdAt),
      activatesOn: null,
      activatesCards: null,
      exportedAt: createdAt,
      exportCount: 1,
      jobId: null,
      expiresOn,
      status,
      counts: {
        ...none,
        active: count('ACTIVE'),
        redeemed: count('REDEEMED'),
        blocked: count('BLOCKED'),
        locked: count('LOCKED'),
        expired: count('EXPIRED'),
      },
      createdAt,
      version: 1,
    });
    for (const row of rows) tables.scratchcards.insert(row);
  }
}

/** Adds the token of a scratchcard whose PIN the customer has entered without choosing a use yet. */
export function enterPin({ tables, random, clock }: Transaction, { id }: UserRecord): void {
  const card = tables.scratchcards.by('ownerId', id).find(({ status }) => status === 'ACTIVE');
  if (card) issueToken({ tables, random, now: clock.now() }, card, id);
}
