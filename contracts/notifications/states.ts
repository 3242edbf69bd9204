// Apart from the machine, which says when they change: a page needs to know these only.

export const notificationStates = [
  'DRAFT',
  'SCHEDULED',
  'SENDING',
  'SENT',
  'PAUSED',
  'CANCELLED',
  'PARTIALLY_FAILED',
  'FAILED',
] as const;
