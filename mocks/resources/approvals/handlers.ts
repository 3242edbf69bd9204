import { outdated } from '#mocks/core/approvals/guards.ts';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { viewApproval, viewApprovalRow } from '#mocks/core/approvals/view.ts';
import { found, Problem, ProblemError } from '#mocks/core/handler-result.ts';
import { actorOf, performStored } from '#mocks/core/perform.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { type ApprovalRecord, membersOf } from '#mocks/core/rows.ts';
import { entityNameIn, namedTables } from '#mocks/entity-name.ts';
import { amountOf } from './amount.ts';
import { isOutdated } from './outdated.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';
import type { Reads } from '#mocks/tables.ts';

export const listApprovals = listing('listApprovals', {
  table: 'approvals',
  view: (row, _today, tables) => ({
    ...viewApprovalRow(row),
    entityName: entityNameIn(tables, row.entity),
    amount: amountOf(row),
  }),
  reads: namedTables,
  search: { requestedByName: (row) => row.requestedBy.name, entityId: (row) => row.entity.id },
});

export const getApproval: HandlerOf<'getApproval'> = ({ params, subject, tables, reply }) =>
  reply(200, viewNamed(tables, found(tables.approvals.get(params.approvalId), 'approval'), subject));

const viewNamed = (tables: Reads, row: ApprovalRecord, subject: Subject) =>
  viewApproval(row, entityNameIn(tables, row.entity), subject, isOutdated(tables, row));

/**
 * Approves a request and runs its command with the stored request and version (transition A2); if they no longer fit,
 * the approval is outdated.
 */
export const approveApproval: HandlerOf<'approveApproval'> = (context) => {
  const { params, subject, tables, now, matchVersion, work, reply } = context;
  const approval = found(tables.approvals.get(params.approvalId), 'approval');
  matchVersion(approval);
  const facts = { approval, subject, isOutdated: isOutdated(tables, approval) };
  const status = approvalLifecycle.take(approval, 'approve', facts);
  const decidedBy = actorOf(subject);
  // decided before it is carried out, because a request that waits keeps its command from being requested again
  const decided = tables.approvals.replace({
    ...approval,
    status,
    decidedBy,
    decidedAt: now,
    version: approval.version + 1,
  });
  const { result } = performStored(work, {
    operation: approval.operation,
    params: approval.params ?? {},
    body: approval.request ?? undefined,
    subject: { kind: 'ADMINISTRATOR', id: approval.requestedBy.id },
    ifMatch: approval.ifMatch,
    approvedBy: decidedBy,
    reason: approval.reason,
  });
  if (result instanceof Problem) {
    throw new ProblemError(outdated(result.detail, result.code));
  }
  const approved = tables.approvals.replace({ ...decided, result: membersOf(result.body) });
  return reply(200, viewNamed(tables, approved, subject));
};

/** Rejects a request for approval (transition A3). */
export const rejectApproval: HandlerOf<'rejectApproval'> = (context) => {
  const { params, body, subject, tables, now, matchVersion, reply } = context;
  const approval = found(tables.approvals.get(params.approvalId), 'approval');
  matchVersion(approval);
  const rejected = tables.approvals.replace({
    ...approval,
    status: approvalLifecycle.take(approval, 'reject', { approval, subject }),
    decidedBy: actorOf(subject),
    decidedAt: now,
    decisionReason: body.reason,
    version: approval.version + 1,
  });
  return reply(200, viewNamed(tables, rejected, subject));
};
