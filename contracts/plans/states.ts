// Apart from the machine, which says when they change: a page needs to know these only.

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
