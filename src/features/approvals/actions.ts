import type { Approval } from '#contracts/approvals/approval.ts';
import { approveApproval, rejectApproval } from '#contracts/approvals/endpoints.ts';
import { type Comparison, defineAction } from '#src/actions/action.ts';
import { textField } from '#src/actions/fields.tsx';
import { useApproveApprovalMutation, useRejectApprovalMutation } from './api.ts';
import { approvalStatuses, operationName } from './labels.ts';
import { changeText, movedAmount } from './requested-change.ts';

const target = ({ id, version }: Approval) => ({ params: { approvalId: id }, version });

const compares: readonly Comparison<Approval>[] = [
  { label: 'Status', value: ({ status }) => approvalStatuses[status].word },
  { label: 'Decided by', value: ({ decidedBy }) => decidedBy?.name ?? '–' },
];

export const approve = defineAction(approveApproval, {
  name: 'approve',
  label: 'Approve',
  shortcut: 'a',
  target,
  compares,
  useSend: useApproveApprovalMutation,
  lead: (approval: Approval, { money }) => {
    const { operation, entityName, requestedBy } = approval;
    const about = entityName === null ? '' : `: ${entityName}`;
    return `${operationName(operation)}${changeText(approval, money)}${about}. Requested by ${requestedBy.name}, and carried out as soon as you approve it.`;
  },
  confirm: (_body, { money }, approval) => {
    const amount = movedAmount(approval);
    return amount ? `Approve ${money(amount)}` : 'Approve';
  },
  receipt: ({ id, operation }) => ({
    title: `${operationName(operation)} approved and carried out`,
    auditOf: id,
  }),
});

export const reject = defineAction(rejectApproval, {
  name: 'reject',
  label: 'Reject',
  shortcut: 'r',
  tone: 'danger',
  target,
  compares,
  useSend: useRejectApprovalMutation,
  form: { reason: textField<Approval>('Reason') },
  receipt: ({ id, operation }) => ({ title: `${operationName(operation)} rejected`, auditOf: id }),
});
