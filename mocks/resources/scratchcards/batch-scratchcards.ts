import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { ScratchcardRange } from '#contracts/scratchcards/batch.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import type { Random } from '#mocks/store/random.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import { activated } from './lifecycle.ts';
import { newPin, pinHashOf, sealedPin } from './pins.ts';
import type { BatchRecord, ScratchcardRecord } from './record.ts';
import { saveScratchcards } from './store.ts';

interface Making {
  readonly tables: Pick<Writes, 'batches' | 'scratchcards'>;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly random: Random;
}

/** Returns the number of scratchcards in a batch that exist. */
export const existing = ({ counts }: Pick<BatchRecord, 'counts'>) =>
  Object.values(counts).reduce((sum, cards) => sum + cards, 0);

/** Creates the next scratchcards of a batch, as many as one step allows, each with a unique PIN. */
export function createScratchcards({ tables, now, random }: Making, batch: BatchRecord): BatchRecord {
  const from = existing(batch);
  const count = Math.min(batchLimits.cardsPerStep, batch.quantity - from);
  const made = new Set<string>();
  const cards = Array.from({ length: count }, (_, index): ScratchcardRecord => {
    let pin = newPin(random);
    let pinHash = pinHashOf(pin);
    while (made.has(pinHash) || tables.scratchcards.find('pinHash', pinHash)) {
      pin = newPin(random);
      pinHash = pinHashOf(pin);
    }
    made.add(pinHash);
    const id = random.ulid('crd', now);
    return {
      id,
      batchId: batch.id,
      kind: 'PHYSICAL',
      code: scratchcardCode(batch.number, from + index + 1),
      pinHash,
      pinCipher: sealedPin(id, pin),
      pinLast2: pin.slice(-2),
      value: batch.value,
      status: 'CREATED',
      ownerId: null,
      ownerName: null,
      failedAttempts: 0,
      lockedUntil: null,
      expiresOn: batch.expiresOn,
      activatedAt: null,
      enteredAt: null,
      revealedAt: null,
      redeemedAt: null,
      paymentId: null,
      createdAt: now,
      version: 1,
    };
  });
  return saveScratchcards(tables, batch, cards);
}

/** Returns the position of a scratchcard in its batch, from its code. */
const placeOf = ({ code }: Pick<ScratchcardRecord, 'code'>) => Number(code.slice(5, 11));

/** Returns the scratchcards of a batch that can be activated: all, or those of a range. */
export function waitingScratchcards(
  { scratchcards }: Pick<Reads, 'scratchcards'>,
  { id }: Pick<BatchRecord, 'id'>,
  range: ScratchcardRange | null,
): readonly ScratchcardRecord[] {
  return scratchcards
    .by('batchId', id)
    .filter((card) => card.status === 'CREATED')
    .filter((card) => range === null || (placeOf(card) >= range.from && placeOf(card) <= range.to));
}

/** Activates scratchcards (transition K1), unless the activation day of their batch is still to come. */
export function activateScratchcards(
  { tables, now, today }: Omit<Making, 'random'>,
  batch: BatchRecord,
): BatchRecord {
  const { activatesOn, activatesCards } = batch;
  if (batch.status !== 'ACTIVE' || activatesOn === null || activatesOn > today) return batch;
  const cards = waitingScratchcards(tables, batch, activatesCards).map((card) => activated(card, now));
  return saveScratchcards(tables, { ...batch, activatesOn: null, activatesCards: null }, cards);
}

/** Activates the scratchcards of all batches whose day has come (transition K1). */
export function activateDueScratchcards(context: Omit<Making, 'random'>): void {
  for (const batch of context.tables.batches.by('activating', 'activating'))
    activateScratchcards(context, batch);
}
