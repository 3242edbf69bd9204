// Apart from the machine, which says when they change: a page needs to know these only.

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
