/** A change of a credit limit by more than this needs a second administrator, in whole units of its currency. */
export const limitStepUnits = 1_000;
