// In a file of its own, because a page needs only the states and not the machine with its transitions.

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
