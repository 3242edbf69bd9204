// Apart from the machine, which says when they change: a page needs to know these only.

export const jobStates = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'PARTIALLY_FAILED', 'FAILED', 'STOPPED'] as const;
