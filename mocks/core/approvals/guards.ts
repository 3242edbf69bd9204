import type { Instant } from '#contracts/dates.ts';
import { lacking } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { type Problem, problem } from '#mocks/core/handler-result.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';

interface Deciding {
  readonly approval: Pick<ApprovalRecord, 'requestedBy' | 'permission'>;
  readonly subject: Subject;
}

/** The problem of a request whose command is refused by now. */
const outdated = ({ code, detail }: Problem) =>
  problem(
    'approval-outdated',
    `It can no longer be carried out: ${code === 'version-conflict' ? 'its subject has changed.' : detail} Reject it, and it can be requested again.`,
    { cause: code },
  );

/** What each action needs, said of a state that lacks it. */
export const approvalNeeds = {
  approve: 'Only a request that waits for a decision can be approved.',
  reject: 'Only a request that waits for a decision can be rejected.',
  withdraw: 'Only a request that waits for a decision can be withdrawn.',
} as const;

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
  'own-request': ({ approval: { requestedBy }, subject }: Deciding) =>
    requestedBy.id === subject.id ? null : `Only ${requestedBy.name}, who requested it, can withdraw it.`,
  /** The command would be refused: what it is about was changed, or is not in a state for it any more. */
  'not-outdated': ({ refusal }: { readonly refusal: Problem | null }) => refusal && outdated(refusal),
  'time-over': ({ approval, now }: { readonly approval: ApprovalRecord; readonly now: Instant }) =>
    approval.expiresAt <= now ? null : 'There is still time to decide.',
};
