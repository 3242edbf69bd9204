import type { LocalDate } from '#contracts/dates.ts';
import { batchActions } from '#contracts/scratchcards/actions.ts';
import type { ScratchcardBatch, ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import { issuedAloneBeside, liabilityOf, needsApproval } from './batch-guards.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import type { BatchRecord } from './record.ts';
import type { Reads } from '#mocks/resources/tables.ts';

export const viewBatch = ({
  createdById: _createdById,
  issuedOn: _issuedOn,
  ...batch
}: BatchRecord): ScratchcardBatch => batch;

/** Returns a batch as this administrator sees it; its creator may not approve it. */
export function viewBatchDetails(
  { tables, subject, today }: Viewing,
  batch: BatchRecord,
): ScratchcardBatchDetails {
  const issuedBefore = issuedAloneBeside(tables, batch, today);
  const facts = { batch, issuedBefore, subject, today };
  return {
    ...viewBatch(batch),
    liability: liabilityOf(batch),
    issuedAlone: { ...batch.value, amountMinor: issuedBefore },
    needsApproval: isForTwo(batch, issuedBefore),
    actions: actionsWithin(subject, 'batch', batchActions, batchLifecycle.actions(batch, facts)),
  };
}

interface Viewing {
  readonly tables: Pick<Reads, 'batches'>;
  readonly subject: Subject;
  readonly today: LocalDate;
}

/** What was decided once stays so, whatever is issued later. */
const isForTwo = (batch: BatchRecord, issuedBefore: number): boolean =>
  batch.issuedOn === null
    ? batch.status === 'PENDING_APPROVAL' || needsApproval(batch, issuedBefore)
    : batch.approvedBy !== null;
