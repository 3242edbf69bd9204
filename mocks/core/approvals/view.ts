import type { Approval, ApprovalRow } from '#contracts/approvals/approval.ts';
import type { Problem } from '#mocks/core/handler-result.ts';
import type { Subject } from '#mocks/core/subject.ts';
import type { ApprovalRecord, RequestFacts } from '#mocks/core/rows.ts';
import { approvalLifecycle } from './lifecycle.ts';

/**
 * Returns an approval as this administrator sees it; the allowed actions depend on who requested it.
 * @param refusal why its command would be refused now
 */
export function viewApproval(
  row: ApprovalRecord,
  facts: RequestFacts,
  subject: Subject,
  refusal: Problem | null,
): Approval {
  const { params: _params, ifMatch: _ifMatch, ...approval } = row;
  const actions = approvalLifecycle.actions(row, { approval: row, subject, refusal });
  return { ...approval, ...facts, actions };
}

export function viewApprovalRow(row: ApprovalRecord): Omit<ApprovalRow, keyof RequestFacts> {
  const { id, operation, entity, reason, note, status, requestedAt, expiresAt } = row;
  return {
    id,
    operation,
    entity,
    requestedByName: row.requestedBy.name,
    reason,
    note,
    status,
    decidedByName: row.decidedBy?.name ?? null,
    requestedAt,
    expiresAt,
  };
}
