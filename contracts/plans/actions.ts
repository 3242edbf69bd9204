/** The actions on a plan that its customer has. */
export const planActions = [
  'pay',
  'prepay',
  'settle',
  'reschedule',
  'change-due-day',
  'withdraw',
  'set-autopay',
  'dispute',
] as const;
/** The actions on a plan that the administration has. */
export const planAdministrationActions = [
  'reschedule',
  'remind',
  'extend',
  'waive-fees',
  'promise',
  'answer-dispute',
  'contact',
  'write-off',
] as const;
