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

const moved: ReadonlySet<string> = new Set(['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK']);

/** Returns whether a payment in this state has moved money, even if it was returned later. */
export const hasMovedMoney = (status: string): boolean => moved.has(status);
