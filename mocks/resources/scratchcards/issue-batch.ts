import type { LocalDate } from '#contracts/dates.ts';
import type { ScratchcardRange } from '#contracts/scratchcards/batch.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { issuedAloneBeside } from './batch-guards.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import type { BatchRecord } from './record.ts';

interface Activation {
  readonly cards: ScratchcardRange | null;
  /** How many of them wait. */
  readonly waiting: number;
}

/** Returns the batch whose cards are activated, or wait for a second person (transitions B2, B2b); its day of issue stays. */
export function issued(
  { tables, today }: { readonly tables: Pick<Reads, 'batches'>; readonly today: LocalDate },
  batch: BatchRecord,
  activation: Activation,
): BatchRecord {
  const issuedBefore = issuedAloneBeside(tables, batch, today);
  const status = batchLifecycle.take(batch, 'activate', { batch, issuedBefore, ...activation });
  return { ...batch, status, issuedOn: status === 'ACTIVE' ? (batch.issuedOn ?? today) : batch.issuedOn };
}
