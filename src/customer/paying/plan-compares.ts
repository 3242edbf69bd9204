import type { Plan } from '#contracts/plans/plan.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { disputeStatuses, planStatuses, promiseStatuses } from '#src/resources/plans/labels.ts';

/** What may have changed in a plan while a dialog was open: whatever raises its version changes one of these. */
export const ownPlanCompares: readonly Comparison<Plan>[] = [
  { label: 'Status', value: ({ status }) => planStatuses[status].word },
  { label: 'Due now', value: ({ dueNow }, { money }) => money(dueNow) },
  { label: 'Left to pay', value: ({ leftToPay }, { money }) => money(leftToPay) },
  {
    label: 'Next instalment',
    value: ({ next }, { money, day }) => (next ? `${money(next.amount)} on ${day(next.dueDate)}` : 'None'),
  },
  { label: 'Payment under way', value: ({ bankConfirming }) => (bankConfirming ? 'Yes' : 'No') },
  {
    label: 'Autopay',
    value: ({ autopay }) => (autopay ? `${autopay.cardLabel}${autopay.stopped ? ', stopped' : ''}` : 'Off'),
  },
  {
    label: 'Promise',
    value: ({ promise }, { money, day }) =>
      promise
        ? `${money(promise.amount)} by ${day(promise.date)}, ${promiseStatuses[promise.status].word.toLowerCase()}`
        : 'None',
  },
  { label: 'Problem', value: ({ dispute }) => (dispute ? disputeStatuses[dispute.status].word : 'None') },
];
