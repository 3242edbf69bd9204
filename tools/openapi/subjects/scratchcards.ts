import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { type Choice, type SubjectList, versionOf } from './subject.ts';

/** Batches of scratchcards, and single cards as the administration sees them. */
export function scratchcardSubjects({ entities, take, allowing }: Choice): SubjectList {
  const { batches, scratchcards } = entities;
  const ofBatch = (one: ScratchcardBatchDetails) => ({ params: { batchId: one.id }, ...versionOf(one) });
  const ofScratchcard = (one: ScratchcardDetails) => ({
    params: { scratchcardId: one.id },
    ...versionOf(one),
  });
  return [
    ['createBatchCards', ofBatch(take(batches, 'add-cards'))],
    ['approveBatch', ofBatch(take(batches, 'approve'))],
    ['activateBatch', ofBatch(take(batches, 'activate'))],
    ['unfreezeBatch', ofBatch(take(batches, 'unfreeze'))],
    ['exportPins', ofBatch(take(batches, 'export'))],
    ['freezeBatch', ofBatch(take(batches, 'freeze'))],
    ['closeBatch', ofBatch(allowing(batches, 'close'))],
    ['voidBatch', ofBatch(allowing(batches, 'void'))],
    ['blockScratchcard', ofScratchcard(take(scratchcards, 'block'))],
    ['unblockScratchcard', ofScratchcard(take(scratchcards, 'unblock'))],
    ['unlockScratchcard', ofScratchcard(take(scratchcards, 'unlock'))],
  ];
}
