// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const paymentStates = [
  'PROCESSING',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
