import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { invariant } from '#mocks/invariant.ts';
import type { Reads, Writes } from '#mocks/tables.ts';
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

/** Writes a scratchcard, and counts it in its batch under its state. */
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
    tables.batches.replace({ ...batch, counts, version: batch.version + 1 });
  }
  return tables.scratchcards.replace(card);
}

/** Writes many scratchcards of one batch; counts them once, with what else changes in the batch. */
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

/** The next moment at which a locked scratchcard can be used again. */
export const nextUnlock = (tables: Pick<Reads, 'scratchcards'>): Instant | undefined =>
  tables.scratchcards.page({ order: 'lockedUntil', in: { locked: ['locked'] }, limit: 1 }).rows[0]
    ?.lockedUntil ?? undefined;

/** Transition K4: scratchcards whose lock has ended. */
export function unlockScratchcards(tables: Writes, now: Instant, today: LocalDate): void {
  for (const card of tables.scratchcards.by('locked', 'locked')) {
    const later = scratchcardInTime(card, now, today);
    if (later !== card) saveScratchcard(tables, later);
  }
}

/** Transition K7: scratchcards whose last day has passed. */
export function expireScratchcards(tables: Writes, now: Instant, today: LocalDate): void {
  for (const status of ['CREATED', 'ACTIVE', 'LOCKED', 'BLOCKED']) {
    for (const card of tables.scratchcards.by('status', status)) {
      const later = scratchcardInTime(card, now, today);
      if (later !== card) saveScratchcard(tables, later);
    }
  }
}
