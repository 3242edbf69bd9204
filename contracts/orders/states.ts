// In a file of its own, because a page needs only the states and not the machine with its transitions.

/** States in which an order can still be cancelled, and expires without further steps. */
export const beforeActive = [
  'DRAFT',
  'QUOTED',
  'COLLATERAL_REQUIRED',
  'UNDER_REVIEW',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
] as const;

const statesBeforeActive: ReadonlySet<string> = new Set(beforeActive);

/** Returns whether an order in this state can still be cancelled, and expires without further steps. */
export const isBeforeActive = (status: string): boolean => statesBeforeActive.has(status);

export const orderStates = [
  ...beforeActive,
  'ACTIVE',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
  'DECLINED',
  'REFUNDED',
  'WITHDRAWN',
] as const;
