// In a file of its own, because schemas need only the states and not the machine with its transitions.

/** The states of messages in an inbox. */
export const deliveredStates = ['UNREAD', 'READ', 'SNOOZED', 'ARCHIVED'] as const;

export const messageStates = ['QUEUED', 'SUPPRESSED', ...deliveredStates] as const;
