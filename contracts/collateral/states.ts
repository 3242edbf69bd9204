// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const collateralStates = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'INFO_REQUESTED',
  'APPROVED',
  'REJECTED',
  'EXPIRED',
  'PLEDGED',
  'SHORTFALL',
  'RELEASE_PENDING',
  'RELEASED',
  'LIQUIDATED',
  'REMOVED',
] as const;

/** The states in which a reviewer has to take the next step. */
export const toReviewStates = ['SUBMITTED', 'UNDER_REVIEW'] as const;

export const documentStates = ['UPLOADING', 'SCANNING', 'ACCEPTED', 'REJECTED'] as const;
