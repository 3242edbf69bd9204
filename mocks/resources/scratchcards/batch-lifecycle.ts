import { batchMachine } from '#contracts/scratchcards/batch-machine.ts';
import { batchActions } from '#contracts/scratchcards/batch.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { BatchRecord } from './record.ts';
import { batchGuards, batchRequestGuards } from './batch-guards.ts';

/** The transitions of a batch (docs/domain.md, "Scratchcards"). */
export const batchLifecycle = lifecycle<BatchRecord>()({
  machine: batchMachine,
  guards: batchGuards,
  requestGuards: batchRequestGuards,
  actions: batchActions,
  stateReasons: {
    DRAFT: 'Not all cards of this batch have been created.',
    GENERATED: 'This batch is not active.',
    PENDING_APPROVAL: 'This batch waits for the approval of a second administrator.',
    ACTIVE: 'This batch is active.',
    FROZEN: 'This batch is frozen.',
    CLOSED: 'This batch is closed.',
    VOID: 'This batch is void.',
  },
});
