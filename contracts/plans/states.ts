// In a file of its own, because a page needs only the states and not the machine with its transitions.

/** States of plans that have started, are not closed and whose instalments are collected. */
export const runningPlanStates = ['ACTIVE', 'OVERDUE', 'DEFAULTED'] as const;

const running: ReadonlySet<string> = new Set(runningPlanStates);

/** Returns whether the instalments of a plan in this state are collected. */
export const isRunningPlan = (status: string): boolean => running.has(status);

export const planStates = [
  'PENDING',
  ...runningPlanStates,
  'WRITTEN_OFF',
  'SETTLED',
  'WITHDRAWN',
  'CANCELLED',
] as const;
