export const orderActions = [
  'quote',
  'assess',
  'ask-review',
  'submit',
  'confirm',
  'pay',
  'cancel',
  'rate',
] as const;

/** What the administration may do with an order. */
export const orderAdministrationActions = ['decide-review', 'remind', 'cancel'] as const;

/** What the audit records about orders. */
export const orderAuditActions = [
  'order.created',
  'order.quoted',
  'order.assessed',
  'order.review-requested',
  'order.review-decided',
  'order.submitted',
  'order.confirmed',
  'order.cancelled',
  'order.reminded',
  'order.rated',
  'order.expired',
] as const;
