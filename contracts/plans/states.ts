// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const planStates = [
  'PENDING',
  'ACTIVE',
  'OVERDUE',
  'DEFAULTED',
  'WRITTEN_OFF',
  'SETTLED',
  'WITHDRAWN',
  'CANCELLED',
] as const;
