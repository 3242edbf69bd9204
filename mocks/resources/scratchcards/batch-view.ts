import type { LocalDate } from '#contracts/dates.ts';
import type { ScratchcardBatch, ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Subject } from '#mocks/core/handler.ts';
import { batchLifecycle, liabilityOf, needsApproval } from './batch-lifecycle.ts';
import type { BatchRecord } from './record.ts';

export const viewBatch = ({ createdById: _createdById, ...batch }: BatchRecord): ScratchcardBatch => batch;

/** A batch as this administrator sees it: who has created it may not approve it. */
export const viewBatchDetails = (
  batch: BatchRecord,
  subject: Subject,
  today: LocalDate,
): ScratchcardBatchDetails => ({
  ...viewBatch(batch),
  liability: liabilityOf(batch),
  needsApproval: needsApproval(batch),
  actions: batchLifecycle.actions(batch, { batch, subject, today }),
});
