import type { OwnPlan } from '#contracts/plans/plan.ts';

export type OwnPlanAction = OwnPlan['actions'][number]['action'];

/** The names of a customer's actions on a plan. */
export const ownActionWords: Readonly<Record<OwnPlanAction, string>> = {
  pay: 'Pay',
  prepay: 'Pay ahead',
  settle: 'Pay the whole plan off',
  reschedule: 'Change the number of months',
  'change-due-day': 'Change the due day',
  'set-autopay': 'Autopay',
  withdraw: 'Withdraw from the plan',
  dispute: 'Report a problem',
  'request-return': 'Return goods',
  'withdraw-purchase': 'Withdraw from the purchase',
  'add-return-photo': 'Add a photo to the return',
};
