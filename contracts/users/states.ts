// Apart from the machine, which says when they change: a page needs to know these only.

export const userStates = ['ACTIVE', 'BLOCKED', 'CLOSED'] as const;
