import type { Instant } from '#contracts/dates.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { lacking } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { problem } from '#mocks/core/handler-result.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';

interface Deciding {
  readonly approval: Pick<ApprovalRecord, 'requestedBy' | 'permission'>;
  readonly subject: Subject;
}

/** The problem of a request whose command is refused by now; `cause` is the code of the refusal. */
export const outdated = (why: string, cause: ProblemCode) =>
  problem(
    'approval-outdated',
    `It can no longer be carried out: ${why} Reject it, and it can be requested again.`,
    { cause },
  );

/** Guards that depend on stored state only. */
export const approvalGuards = {
  'second-person': ({ approval, subject }: Deciding) =>
    approval.requestedBy.id === subject.id
      ? problem('four-eyes-required', 'You requested this yourself, so someone else has to decide.', {
          initiatorId: approval.requestedBy.id,
        })
      : null,
  // Guards are evaluated in this order.
  'may-decide': ({ approval, subject }: Deciding) =>
    lacking('approvals.decide', subject) ?? lacking(approval.permission, subject),
  /** What it is about was changed, so that the command would be refused. */
  'not-outdated': ({ isOutdated }: { readonly isOutdated: boolean }) =>
    isOutdated ? outdated('what it is about has changed.', 'version-conflict') : null,
  'time-over': ({ approval, now }: { readonly approval: ApprovalRecord; readonly now: Instant }) =>
    approval.expiresAt <= now ? null : 'There is still time to decide.',
};
