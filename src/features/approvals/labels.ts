import type { ApprovalStatus } from '#contracts/approvals/approval.ts';
import { refundReasons } from '#src/features/payments/labels.ts';
import { bad, good, neutral, waiting, type StatusLabels } from '#src/ui/status-label.ts';

export const approvalStatuses: StatusLabels<ApprovalStatus> = {
  PENDING: waiting('Awaiting approval'),
  APPROVED: good('Approved'),
  REJECTED: bad('Rejected'),
  EXPIRED: neutral('Expired'),
};

/** What the request does, by the name of the operation. */
const operations: Readonly<Record<string, string>> = {
  createRefund: 'Refund',
  changeCreditLimit: 'Change of a credit limit',
  writeOffPlan: 'Write-off of a plan',
};

export const operationName = (operation: string) => operations[operation] ?? operation;

const reasons: Readonly<Record<string, string>> = refundReasons;

/** Returns a reason with its leading code in words, "Goods returned: unopened"; a person's own text is unchanged. */
export function reasonName(reason: string | null): string {
  if (reason === null) return '–';
  const [code = '', ...note] = reason.split(': ');
  return [reasons[code] ?? code, ...note].join(': ');
}
