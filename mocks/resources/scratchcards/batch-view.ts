import type { LocalDate } from '#contracts/dates.ts';
import {
  activateBatch,
  approveBatch,
  closeBatch,
  createBatchCards,
  exportPins,
  freezeBatch,
  unfreezeBatch,
  voidBatch,
} from '#contracts/scratchcards/administration.ts';
import type { ScratchcardBatch, ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin, type CommandsOf } from '#mocks/core/role-actions.ts';
import { liabilityOf, needsApproval } from './batch-guards.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import type { BatchRecord } from './record.ts';

export const viewBatch = ({ createdById: _createdById, ...batch }: BatchRecord): ScratchcardBatch => batch;

const commands: CommandsOf<ScratchcardBatchDetails> = {
  'add-cards': createBatchCards,
  activate: activateBatch,
  approve: approveBatch,
  freeze: freezeBatch,
  unfreeze: unfreezeBatch,
  export: exportPins,
  close: closeBatch,
  void: voidBatch,
};

/** Returns a batch as this administrator sees it; its creator may not approve it. */
export const viewBatchDetails = (
  batch: BatchRecord,
  subject: Subject,
  today: LocalDate,
): ScratchcardBatchDetails => ({
  ...viewBatch(batch),
  liability: liabilityOf(batch),
  needsApproval: needsApproval(batch),
  actions: actionsWithin(subject, commands, batchLifecycle.actions(batch, { batch, subject, today })),
});
