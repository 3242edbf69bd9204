// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const paymentStates = [
  'PROCESSING',
  'REQUIRES_ACTION',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
