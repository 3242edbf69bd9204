// In a file of its own, because a page needs only the states and not the machine with its transitions.

/** States of plans that have started, are not closed and whose instalments are collected. */
export const runningPlanStates = ['ACTIVE', 'OVERDUE', 'DEFAULTED'] as const;

const running: ReadonlySet<string> = new Set(runningPlanStates);

/** Returns whether the instalments of a plan in this state are collected. */
export const isRunningPlan = (status: string): boolean => running.has(status);

/** States of plans that are paid: a written-off one is not collected, but can still be paid. */
export const payablePlanStates = [...runningPlanStates, 'WRITTEN_OFF'] as const;

/** States of plans of which something is owed: a pending one will be owed once it starts. */
export const openPlanStates = ['PENDING', ...payablePlanStates] as const;

/** States of plans of which something is past due, for however long. */
export const latePlanStates = ['OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'] as const;

const late: ReadonlySet<string> = new Set(latePlanStates);

/** Returns whether something of a plan in this state is past due. */
export const isLatePlan = (status: string): boolean => late.has(status);

/** States of plans of which nothing is owed. */
export const closedPlanStates = ['SETTLED', 'WITHDRAWN', 'CANCELLED'] as const;

const closed: ReadonlySet<string> = new Set(closedPlanStates);

/** Returns whether nothing is owed of a plan in this state. */
export const isClosedPlan = (status: string): boolean => closed.has(status);

export const planStates = [...openPlanStates, ...closedPlanStates] as const;
