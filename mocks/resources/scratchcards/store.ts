import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { openScratchcardStates } from '#contracts/scratchcards/states.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import { scratchcardInTime } from './lifecycle.ts';
import type { BatchRecord, ScratchcardRecord } from './record.ts';

const counterOf = {
  CREATED: 'created',
  ACTIVE: 'active',
  REDEEMED: 'redeemed',
  LOCKED: 'locked',
  BLOCKED: 'blocked',
  EXPIRED: 'expired',
  VOID: 'void',
} as const satisfies Record<ScratchcardRecord['status'], keyof ScratchcardBatch['counts']>;

export function batchOf(tables: Pick<Reads, 'batches'>, card: ScratchcardRecord): BatchRecord {
  const batch = tables.batches.get(card.batchId);
  invariant(batch, `The scratchcard ${card.id} belongs to no batch.`);
  return batch;
}

/**
 * Writes a scratchcard and updates the counts of its batch. They are derived, so the batch's version stays: it can be
 * frozen while its scratchcards are redeemed.
 */
export function saveScratchcard(
  tables: Pick<Writes, 'batches' | 'scratchcards'>,
  card: ScratchcardRecord,
): ScratchcardRecord {
  const before = tables.scratchcards.get(card.id);
  if (before && before.status !== card.status) {
    const batch = batchOf(tables, card);
    const counts = { ...batch.counts };
    counts[counterOf[before.status]] -= 1;
    counts[counterOf[card.status]] += 1;
    tables.batches.replace({ ...batch, counts });
  }
  return tables.scratchcards.replace(card);
}

/** Writes many scratchcards of one batch and updates its counts once, together with other changes of the batch. */
export function saveScratchcards(
  tables: Pick<Writes, 'batches' | 'scratchcards'>,
  batch: BatchRecord,
  cards: readonly ScratchcardRecord[],
): BatchRecord {
  const counts = { ...batch.counts };
  for (const card of cards) {
    const before = tables.scratchcards.get(card.id);
    if (before) counts[counterOf[before.status]] -= 1;
    counts[counterOf[card.status]] += 1;
    if (before) tables.scratchcards.replace(card);
    else tables.scratchcards.insert(card);
  }
  return tables.batches.replace({ ...batch, counts, version: batch.version + 1 });
}

/** Returns when the next locked scratchcard is unlocked. */
export const nextUnlock = (tables: Pick<Reads, 'scratchcards'>): Instant | undefined =>
  tables.scratchcards.page({ order: 'lockedUntil', in: { locked: ['locked'] }, limit: 1 }).rows[0]
    ?.lockedUntil ?? undefined;

/** Unlocks scratchcards whose lock has ended (transition K4). */
export function unlockScratchcards(tables: Writes, now: Instant, today: LocalDate): void {
  for (const card of tables.scratchcards.by('locked', 'locked')) {
    const later = scratchcardInTime(card, now, today);
    if (later !== card) saveScratchcard(tables, later);
  }
}

/** Expires scratchcards whose last day has passed (transition K7). */
export function expireScratchcards(tables: Writes, now: Instant, today: LocalDate): void {
  for (const status of openScratchcardStates) {
    for (const card of tables.scratchcards.by('status', status)) {
      const later = scratchcardInTime(card, now, today);
      if (later !== card) saveScratchcard(tables, later);
    }
  }
}
