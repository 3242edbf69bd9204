export const paymentActions = ['retry', 'confirm'] as const;

export const paymentAdministrationActions = [
  'retry',
  'send-receipt',
  'cancel',
  'refund',
  'charge-back',
] as const;

/** What the audit records about payments. */
export const paymentAuditActions = [
  'payment.made',
  'payment.retried',
  'payment.confirmed',
  'payment.decided',
  'payment.refunded',
  'payment.charged-back',
  'payment.cancelled',
  'payment.receipt-sent',
  'payment.collected',
] as const;
