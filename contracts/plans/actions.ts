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
  'request-return',
  'withdraw-purchase',
  'add-return-photo',
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
  'credit-goods',
  'reject-return',
  'write-off',
] as const;

/** What the audit records about plans. */
export const planAuditActions = [
  'plan.aged',
  'plan.fee-charged',
  'plan.fee-waived',
  'plan.promise-recorded',
  'plan.promise-checked',
  'plan.dispute-opened',
  'plan.dispute-answered',
  'plan.rescheduled',
  'plan.extended',
  'plan.written-off',
  'plan.goods-credited',
  'plan.return-requested',
  'plan.purchase-withdrawn',
  'plan.return-photo-added',
  'plan.return-rejected',
  'plan.reminded',
  'plan.contact-recorded',
  'plan.due-day-changed',
  'plan.autopay-changed',
] as const;
