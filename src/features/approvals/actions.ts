import type { Approval } from '#contracts/approvals/approval.ts';
import { approveApproval, rejectApproval } from '#contracts/approvals/endpoints.ts';
import { Money } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { type Comparison, defineAction } from '#src/actions/action.ts';
import { textField } from '#src/actions/fields.tsx';
import { useApproveApprovalMutation, useRejectApprovalMutation } from './api.ts';
import { approvalStatuses, operationName } from './labels.ts';

const target = ({ id, version }: Approval) => ({ params: { approvalId: id }, version });

/** The name of a refund's payment has the payment's amount, which is not the refund's. */
const Refunded = z.object({ amount: Money });

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
  lead: ({ operation, entityName, requestedBy, request }: Approval, { money }) => {
    const amount = z.safeParse(Refunded, request).data?.amount;
    const of = amount ? ` of ${money(amount)}` : '';
    return `${operationName(operation)}${of}${entityName === null ? '' : `: ${entityName}`}. Requested by ${requestedBy.name}, and carried out as soon as you approve it.`;
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
