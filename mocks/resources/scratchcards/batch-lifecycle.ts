import { batchActions } from '#contracts/scratchcards/actions.ts';
import { batchMachine } from '#contracts/scratchcards/batch-machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { BatchRecord } from './record.ts';
import { batchGuards, batchNeeds, batchRequestGuards } from './batch-guards.ts';

/** The reason in a state that a batch reaches only with all of its cards: none is left to be created. */
const orComplete = (reason: string) => (_batch: BatchRecord, trigger: string) =>
  trigger === 'add-cards' ? 'All cards of this batch have been created.' : reason;

/** The transitions of a batch (docs/domain.md, "Scratchcards"). */
export const batchLifecycle = lifecycle<BatchRecord>()({
  machine: batchMachine,
  guards: batchGuards,
  requestGuards: batchRequestGuards,
  actions: { administration: batchActions },
  needs: batchNeeds,
  stateReasons: {
    DRAFT: 'Not all cards of this batch have been created.',
    GENERATED: orComplete('The cards of this batch are not activated yet.'),
    PENDING_APPROVAL: orComplete('This batch waits for the approval of a second administrator.'),
    ACTIVE: orComplete('This batch is active.'),
    FROZEN: orComplete('This batch is frozen.'),
    CLOSED: orComplete('This batch is closed.'),
    VOID: 'This batch is void.',
  },
});
