import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { after, businessDate, DAY, MINUTE } from '#mocks/time/business-time.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { newPin, pinHashOf, sealedPin } from '#mocks/resources/scratchcards/pins.ts';
import type { BatchRecord, ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { TRIES } from '#mocks/rules/wrong-pins.ts';
import { type BatchSketch, batchSketches, type Counts, goodwill } from './batch-sketches.ts';
import type { Transaction } from './scenario.ts';
import { otherCustomers } from './wrong-pins.ts';

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
  addBatches(transaction, [...batchSketches, ...more]);
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
    const sharedCount = shared.reduce((sum, [, cards]) => sum + cards, 0);
    const counts: Counts = { ...none, ...Object.fromEntries(shared), [rest]: quantity - sharedCount };
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
      issuedOn: isSold ? businessDate(after(createdAt, DAY)) : null,
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

/** Adds a scratchcard for each one that the batch counts. */
function fillBatch({ tables, random, clock }: Transaction, batch: BatchRecord, isSold: boolean): void {
  const now = clock.now();
  const lastDay = batch.expiresOn < businessDate(now) ? batch.expiresOn : businessDate(now);
  const buyers = otherCustomers(tables).filter(
    ({ createdAt }) => businessDate(after(createdAt, 14 * DAY)) < lastDay,
  );
  const states = Object.entries(batch.counts).flatMap(([key, count]) =>
    Array.from({ length: count }, () => stateOf[key as keyof Counts]),
  );
  for (const [index, status] of states.entries()) {
    const id = random.ulid('crd', batch.createdAt);
    const pin = newPin(random);
    const isRedeemed = status === 'REDEEMED';
    const minutes = isRedeemed ? random.int(0, 600) : 0;
    const owner = isRedeemed && buyers.length > 0 ? random.pick(buyers) : null;
    // some days after both the batch and the account began
    const since = owner && owner.createdAt > batch.createdAt ? owner.createdAt : batch.createdAt;
    const redeemedAt = isRedeemed ? after(since, (2 + (index % 12)) * DAY + minutes * MINUTE) : null;
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
