// In a file of its own, because schemas need only the states and not the machine with its transitions.

export const challengeStates = ['ISSUED', 'VERIFIED', 'EXPIRED', 'LOCKED', 'SUPERSEDED'] as const;
