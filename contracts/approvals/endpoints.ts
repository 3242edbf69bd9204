import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { ApprovalId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { Approval, ApprovalRow, ApprovalStatus } from './approval.ts';

export const listApprovals = endpoint({
  method: 'GET',
  path: '/v1/admin/approvals',
  summary: 'Requests that wait for a second administrator, and decisions',
  access: 'administrator',
  entity: 'approval',
  permission: 'approvals.read',
  ...paged({
    item: ApprovalRow,
    sort: ['requestedAt', 'expiresAt', 'status', 'requestedByName'],
    defaultSort: '-requestedAt',
    search: ['requestedByName', 'reason', 'note', 'entityId', 'id'],
    filters: { status: ApprovalStatus },
    ranges: { requestedAt: Instant },
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['PENDING', 'EXPIRED'] } } }],
});

export const getApproval = endpoint({
  method: 'GET',
  path: '/v1/admin/approvals/{approvalId}',
  summary: 'A request for approval with its effect',
  access: 'administrator',
  entity: 'approval',
  permission: 'approvals.read',
  version: 'answers',
  params: { approvalId: ApprovalId },
  responses: { 200: Approval },
  problems: [],
  examples: [{ name: 'one', params: { approvalId: '{approval}' } }],
});

const settling = {
  method: 'POST',
  access: 'administrator',
  entity: 'approval',
  idempotent: true,
  version: 'requires',
  params: { approvalId: ApprovalId },
  responses: { 200: Approval },
} as const;

const deciding = { ...settling, permission: 'approvals.decide' } as const;

export const approveApproval = endpoint({
  ...deciding,
  path: '/v1/admin/approvals/{approvalId}/approve',
  summary: 'Approve as the second person; the command is carried out in the first one’s name',
  takes: 'approval.approve',
  audit: 'approval.approved',
  problems: ['invalid-transition', 'four-eyes-required', 'approval-outdated'],
  examples: [{ name: 'approve', params: { approvalId: '{approval}' } }],
});

export const rejectApproval = endpoint({
  ...deciding,
  path: '/v1/admin/approvals/{approvalId}/reject',
  summary: 'Reject as the second person',
  takes: 'approval.reject',
  audit: 'approval.rejected',
  body: z.object({ reason: Reason }),
  problems: ['invalid-transition', 'four-eyes-required'],
  examples: [
    { name: 'reject', params: { approvalId: '{approval}' }, body: { reason: 'The goods were not returned' } },
  ],
});

export const withdrawApproval = endpoint({
  ...settling,
  path: '/v1/admin/approvals/{approvalId}/withdraw',
  summary: 'Withdraw an own request before anyone has decided, so that its command can be requested again',
  permission: 'approvals.read',
  takes: 'approval.withdraw',
  audit: 'approval.withdrawn',
  problems: ['invalid-transition'],
  since: '3.0.0',
  examples: [{ name: 'withdraw', params: { approvalId: '{approval}' } }],
});
