import { approvalActions } from '#contracts/approvals/actions.ts';
import { approvalMachine } from '#contracts/approvals/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import { approvalGuards, approvalNeeds } from './guards.ts';

/** The transitions of a command that waits for a second administrator (docs/domain.md, "Approvals"). */
export const approvalLifecycle = lifecycle<ApprovalRecord>()({
  machine: approvalMachine,
  guards: approvalGuards,
  requestGuards: {},
  actions: { administration: approvalActions },
  needs: approvalNeeds,
  stateReasons: {
    PENDING: 'This waits for a decision.',
    APPROVED: 'This was approved.',
    REJECTED: 'This was rejected.',
    WITHDRAWN: 'This was withdrawn.',
    EXPIRED: 'The time to decide ran out.',
  },
});
