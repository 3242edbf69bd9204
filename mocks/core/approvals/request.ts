import type { Actor } from '#contracts/audit/event.ts';
import { type Problem, Success } from '#mocks/core/handler-result.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { Command } from '#mocks/core/perform.ts';
import { membersOf, type ApprovalRecord } from '#mocks/core/rows.ts';
import type { Work } from '#mocks/core/work.ts';
import { invariant } from '#mocks/invariant.ts';
import { approvalLifecycle } from './lifecycle.ts';
import { viewApproval } from './view.ts';

const decideWithinMs = 72 * 60 * 60 * 1000;

/**
 * Stores a command as a request for approval instead of running it. The command is simulated first: if it has a
 * problem now, that is answered instead.
 */
export function requestApproval(
  work: Work,
  { operation, input, subject, ifMatch, actor, reason }: Command & { readonly actor: Actor },
  run: () => Success | Problem,
): Success | Problem {
  const { approval } = operation.endpoint;
  invariant(approval && subject, `The operation ${operation.name} declares no approval.`);
  const preview = work.transaction.simulate(run);
  if (!(preview instanceof Success)) return preview;
  const { tables, random } = work.transaction;
  const row: ApprovalRecord = {
    id: random.ulid('apr', work.now),
    operation: operation.name,
    permission: approval.permission,
    entity: { type: approval.entity, id: String(memberOf(input.params, approval.param)) },
    requestedBy: actor,
    requestedAt: work.now,
    expiresAt: new Date(Date.parse(work.now) + decideWithinMs).toISOString(),
    reason: reason ?? null,
    request: membersOf(input.body),
    preview: membersOf(preview.body),
    status: approvalLifecycle.take(null, 'request', {}),
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    result: null,
    params: membersOf(input.params),
    ifMatch,
    version: 1,
  };
  return new Success(202, viewApproval(tables.approvals.insert(row), subject), {
    Location: `/v1/admin/approvals/${row.id}`,
  });
}
