// Apart from the machine, which says when they change: a page needs to know these only.

/** What can still be cancelled, and expires when nothing is done. */
export const beforeActive = [
  'DRAFT',
  'QUOTED',
  'COLLATERAL_REQUIRED',
  'UNDER_REVIEW',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
] as const;

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
