import type { Approval } from '#contracts/approvals/approval.ts';
import { approveApproval, rejectApproval, withdrawApproval } from '#contracts/approvals/endpoints.ts';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { approvalStatuses, operationName } from './labels.ts';
import { changeText } from './requested-change.ts';

const compares: readonly Comparison<Approval>[] = [
  { label: 'Status', value: ({ status }) => approvalStatuses[status].word },
  { label: 'Decided by', value: ({ decidedBy }) => decidedBy?.name ?? '–' },
];

export const approve = defineAction(approveApproval, {
  label: 'Approve',
  shortcut: 'a',
  compares,
  lead: (approval: Approval, formats) => {
    const { operation, entityName, requestedBy } = approval;
    const about = entityName === null ? '' : `: ${entityName}`;
    return `${operationName(operation)}${changeText(approval, formats)}${about}. Requested by ${requestedBy.name}, and carried out as soon as you approve it.`;
  },
  // a limit is not an amount that moves
  confirm: (_body, { money }, { amount, amountBefore }) =>
    amount && !amountBefore ? `Approve ${money(amount)}` : 'Approve',
  receipt: ({ operation }) => ({
    title: `${operationName(operation)} approved and carried out`,
  }),
});

export const reject = defineAction(rejectApproval, {
  label: 'Reject',
  shortcut: 'r',
  tone: 'danger',
  compares,
  form: { reason: reasonField<Approval>() },
  receipt: ({ operation }) => ({ title: `${operationName(operation)} rejected` }),
});

export const withdraw = defineAction(withdrawApproval, {
  label: 'Withdraw',
  shortcut: 'w',
  compares,
  lead: (approval: Approval, formats) =>
    `${operationName(approval.operation)}${changeText(approval, formats)}. It is no longer up for approval and can be requested again.`,
  confirm: () => 'Withdraw request',
  receipt: ({ operation }) => ({ title: `Request withdrawn: ${operationName(operation)}` }),
});

/** What is decided about a request. */
export const decisions = [approve, reject, withdraw];

/** In the order of the menu of a row. */
export const approvalActions = [approve, reject, withdraw] as const;
