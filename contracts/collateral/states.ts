// Apart from the machine, which says when they change: a page needs to know these only.

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
  'REMOVED',
] as const;

export const documentStates = ['UPLOADING', 'SCANNING', 'ACCEPTED', 'REJECTED'] as const;
