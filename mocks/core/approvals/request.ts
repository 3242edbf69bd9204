import type { Actor } from '#contracts/audit/event.ts';
import { after } from '#mocks/time/business-time.ts';
import { type Problem, Success } from '#mocks/core/handler-result.ts';
import { memberOf, membersOf } from '#mocks/core/member.ts';
import { changeOf } from '#mocks/core/audit.ts';
import type { Command } from '#mocks/core/command.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import type { Work } from '#mocks/core/work.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { approvalLifecycle } from './lifecycle.ts';
import { viewApproval } from './view.ts';

const decideWithinMs = 72 * 60 * 60 * 1000;

interface Requested extends Command {
  readonly actor: Actor;
  readonly reason: string | null;
  readonly note: string | null;
}

/** The id of what a command is about, in its path or, for one that creates it, in its body. */
const idIn = ({ params, body }: Command['input'], name: string) =>
  String(memberOf(params, name) ?? memberOf(body, name));

/**
 * Stores a command as a request for approval instead of running it. The command is simulated first: if it has a
 * problem now, that is answered instead.
 */
export function requestApproval(
  work: Work,
  { operation, input, subject, ifMatch, actor, reason, note }: Requested,
  run: () => Success | Problem,
): Success | Problem {
  const { approval } = operation.endpoint;
  invariant(approval && subject, `The operation ${operation.name} declares no approval.`);
  const entity = { type: approval.entity, id: idIn(input, approval.param) };
  const { preview, change } = work.transaction.simulate(() => ({
    preview: run(),
    change: changeOf(work.transaction.changes(), entity),
  }));
  if (!(preview instanceof Success)) return preview;
  const { tables, random } = work.transaction;
  const row: ApprovalRecord = {
    id: random.ulid('apr', work.now),
    operation: operation.name,
    permission: approval.permission,
    entity,
    requestedBy: actor,
    requestedAt: work.now,
    expiresAt: after(work.now, decideWithinMs),
    reason,
    note,
    request: membersOf(input.body),
    preview: membersOf(preview.body),
    change: change && { before: change.before, after: change.after },
    status: approvalLifecycle.take(null, 'request', {}),
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    result: null,
    params: membersOf(input.params),
    ifMatch,
    version: 1,
  };
  return new Success(
    202,
    viewApproval(tables.approvals.insert(row), work.services.requestFacts(row, work.today), subject, null),
  );
}
