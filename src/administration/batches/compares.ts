import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { batchStatuses } from '#src/resources/scratchcards/labels.ts';

/** The facts compared when someone else has changed a batch meanwhile. */
export const batchCompares: readonly Comparison<ScratchcardBatchDetails>[] = [
  { label: 'Status', value: ({ status }) => batchStatuses[status].word },
  { label: 'Active cards', value: ({ counts }, { count }) => count(counts.active) },
  { label: 'Cards not activated', value: ({ counts }, { count }) => count(counts.created) },
  { label: 'PINs', value: ({ exportedAt }) => (exportedAt === null ? 'Not exported' : 'Exported') },
];
