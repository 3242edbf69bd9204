// In a file of its own, because a page needs only the states and not the machine with its transitions.

export const jobStates = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'PARTIALLY_FAILED', 'FAILED', 'STOPPED'] as const;
