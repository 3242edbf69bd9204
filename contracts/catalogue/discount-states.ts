// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const discountStates = ['ACTIVE', 'ENDED'] as const;
