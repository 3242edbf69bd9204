import type { ApprovalStatus } from '#contracts/approvals/approval.ts';
import type { Contract, OperationName } from '#contracts/index.ts';
import { bad, good, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const approvalStatuses: StatusLabels<ApprovalStatus> = {
  PENDING: waiting('Awaiting approval'),
  APPROVED: good('Approved'),
  REJECTED: bad('Rejected'),
  WITHDRAWN: neutral('Withdrawn'),
  EXPIRED: neutral('Expired'),
};

/** The operations that a second administrator may have to approve. */
type ApprovedOperation = {
  readonly [Name in OperationName]: Contract[Name] extends { readonly approval: object } ? Name : never;
}[OperationName];

/** What the request does. */
const operations: Readonly<Record<ApprovedOperation, string>> = {
  createRefund: 'Refund',
  creditGoods: 'Credit for goods',
  changeCreditLimit: 'Credit limit change',
  giveScratchcard: 'Scratchcard',
  writeOffPlan: 'Plan write-off',
  sendNotification: 'Notification',
  changeRole: 'Role change',
  createDiscount: 'New discount code',
  endDiscount: 'End of a discount code',
};
const operationNames: Readonly<Record<string, string>> = operations;

export const operationName = (operation: string) => operationNames[operation] ?? operation;
