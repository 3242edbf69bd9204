import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { Comparison } from '#src/actions/action.ts';
import { planStatuses } from './labels.ts';

/** What may have changed in a customer's plan while a dialog was open. */
export const ownPlanCompares: readonly Comparison<
  Pick<OwnPlan, 'status' | 'dueNow' | 'leftToPay' | 'next' | 'autopay'>
>[] = [
  { label: 'Status', value: ({ status }) => planStatuses[status].word },
  { label: 'Due now', value: ({ dueNow }, { money }) => money(dueNow) },
  { label: 'Left to pay', value: ({ leftToPay }, { money }) => money(leftToPay) },
  {
    label: 'Next instalment',
    value: ({ next }, { money, day }) => (next ? `${money(next.amount)} on ${day(next.dueDate)}` : 'None'),
  },
  { label: 'Autopay', value: ({ autopay }) => autopay?.cardLabel ?? 'Off' },
];
