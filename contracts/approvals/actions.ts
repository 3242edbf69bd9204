export const approvalActions = ['approve', 'reject', 'withdraw'] as const;

/** What the audit records about requests for approval. */
export const approvalAuditActions = [
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.withdrawn',
  'approval.expired',
] as const;
