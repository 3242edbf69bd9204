/** Changes of a credit limit by more than this together need a second administrator, in whole units of its currency. */
export const limitStepUnits = 1_000;
