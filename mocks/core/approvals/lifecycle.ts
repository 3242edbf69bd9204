import { approvalActions } from '#contracts/approvals/approval.ts';
import { approvalMachine } from '#contracts/approvals/machine.ts';
import type { Instant } from '#contracts/dates.ts';
import { lacking } from '#mocks/core/auth-guard.ts';
import type { Subject } from '#mocks/core/handler.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';

interface Deciding {
  readonly approval: Pick<ApprovalRecord, 'requestedBy' | 'permission'>;
  readonly subject: Subject;
}

/** The transitions of a command that waits for a second administrator (docs/domain.md, "Approvals"). */
export const approvalLifecycle = lifecycle<ApprovalRecord>()({
  machine: approvalMachine,
  guards: {
    'second-person': ({ approval, subject }: Deciding) =>
      approval.requestedBy.id === subject.id
        ? problem('four-eyes-required', 'You requested this yourself, so someone else has to decide.', {
            initiatorId: approval.requestedBy.id,
          })
        : null,
    // Guards are evaluated in this order.
    'may-decide': ({ approval, subject }: Deciding) =>
      lacking('approvals.decide', subject) ?? lacking(approval.permission, subject),
    'time-over': ({ approval, now }: { readonly approval: ApprovalRecord; readonly now: Instant }) =>
      approval.expiresAt <= now ? null : 'There is still time to decide.',
  },
  requestGuards: {},
  actions: approvalActions,
  elsewhere: {
    PENDING: 'This waits for a decision.',
    APPROVED: 'This was approved.',
    REJECTED: 'This was rejected.',
    EXPIRED: 'The time to decide ran out.',
  },
});
