import type { LocalDate } from '#contracts/dates.ts';
import type { Actor } from '#contracts/audit/event.ts';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { viewApproval, viewApprovalRow } from '#mocks/core/approvals/view.ts';
import type { StoredCommand } from '#mocks/core/command.ts';
import { requireRow, Problem, Success } from '#mocks/core/handler-result.ts';
import { actorOf, performStored } from '#mocks/core/perform.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { membersOf } from '#mocks/core/member.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import type { Work } from '#mocks/core/work.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { entityNameIn, namedTables } from '#mocks/resources/entity-name.ts';
import { amountsOf } from './amounts.ts';
import { requestFacts } from './request-facts.ts';
import { type HandlerOf, listing } from '#mocks/resources/handler-types.ts';
import type { Reads } from '#mocks/resources/tables.ts';

export const listApprovals = listing('listApprovals', {
  table: 'approvals',
  view: (row, _today, tables) => ({
    ...viewApprovalRow(row),
    entityName: entityNameIn(tables, row.entity),
    ...amountsOf(row),
  }),
  reads: namedTables,
  search: { requestedByName: (row) => row.requestedBy.name, entityId: (row) => row.entity.id },
});

export const getApproval: HandlerOf<'getApproval'> = (context) => {
  const { params, tables, reply } = context;
  return reply(200, viewNamed(context, requireRow(tables.approvals.get(params.approvalId), 'approval')));
};

interface Viewing {
  readonly tables: Reads;
  readonly subject: Subject;
  readonly today: LocalDate;
  readonly simulate: <Result>(part: (work: Work) => Result) => Result;
}

const viewNamed = (context: Viewing, row: ApprovalRecord) =>
  viewApproval(
    row,
    requestFacts(context.tables, row, context.today),
    context.subject,
    refusalOf(context, row),
  );

const commandOf = (approval: ApprovalRecord, approvedBy: Actor): StoredCommand => ({
  operation: approval.operation,
  params: approval.params ?? {},
  body: approval.request ?? undefined,
  subject: { kind: 'ADMINISTRATOR', id: approval.requestedBy.id },
  ifMatch: approval.ifMatch,
  approvedBy,
  reason: approval.reason,
});

/** Returns why the command of a waiting request would be refused now; null if it would be carried out. */
function refusalOf({ subject, simulate }: Viewing, approval: ApprovalRecord): Problem | null {
  if (approval.status !== 'PENDING') return null;
  const { result } = simulate((work) => {
    work.transaction.tables.approvals.delete(approval.id); // while it waits, its command is not taken
    return performStored(work, commandOf(approval, actorOf(subject)));
  });
  return result instanceof Problem ? result : null;
}

/**
 * Approves a request and runs its command with the stored request and version (transition A2); if they no longer fit,
 * the approval is outdated.
 */
export const approveApproval: HandlerOf<'approveApproval'> = (context) => {
  const { params, subject, tables, now, matchVersion, work, reply } = context;
  const approval = requireRow(tables.approvals.get(params.approvalId), 'approval');
  matchVersion(approval);
  const facts = { approval, subject, refusal: refusalOf(context, approval) };
  const status = approvalLifecycle.take(approval, 'approve', facts);
  const decidedBy = actorOf(subject);
  // decided before it is carried out, because while it waits its command is not taken
  const decided = tables.approvals.replace({
    ...approval,
    status,
    decidedBy,
    decidedAt: now,
    version: approval.version + 1,
  });
  const { result } = performStored(work, commandOf(approval, decidedBy));
  invariant(result instanceof Success, `The request ${approval.id} was simulated, and then refused.`);
  const approved = tables.approvals.replace({ ...decided, result: membersOf(result.body) });
  return reply(200, viewNamed(context, approved));
};

/** Rejects a request for approval (transition A3). */
export const rejectApproval: HandlerOf<'rejectApproval'> = (context) => {
  const { params, body, subject, tables, now, matchVersion, reply } = context;
  const approval = requireRow(tables.approvals.get(params.approvalId), 'approval');
  matchVersion(approval);
  const rejected = tables.approvals.replace({
    ...approval,
    status: approvalLifecycle.take(approval, 'reject', { approval, subject }),
    decidedBy: actorOf(subject),
    decidedAt: now,
    decisionReason: body.reason,
    version: approval.version + 1,
  });
  return reply(200, viewNamed(context, rejected));
};

/** Withdraws an own request for approval (transition A5). */
export const withdrawApproval: HandlerOf<'withdrawApproval'> = (context) => {
  const { params, subject, tables, now, matchVersion, reply } = context;
  const approval = requireRow(tables.approvals.get(params.approvalId), 'approval');
  matchVersion(approval);
  const withdrawn = tables.approvals.replace({
    ...approval,
    status: approvalLifecycle.take(approval, 'withdraw', { approval, subject }),
    decidedBy: actorOf(subject),
    decidedAt: now,
    version: approval.version + 1,
  });
  return reply(200, viewNamed(context, withdrawn));
};
