// In a file of its own, because a page needs only the states and not the machine with its transitions.

/** The states of jobs that have not finished. */
export const unfinishedJobStates = ['QUEUED', 'RUNNING'] as const;

export const jobStates = [
  ...unfinishedJobStates,
  'SUCCEEDED',
  'PARTIALLY_FAILED',
  'FAILED',
  'STOPPED',
] as const;
