/** Periods of the rules that pages name too. */

/** How long a one-time code is valid. */
export const codeMinutes = 5;

/** How long a customer may withdraw from a plan, where the law gives this right (docs/domain.md, "Policy profiles"). */
export const withdrawalDays = 14;

/** Time to think again: an account that is deleted cannot come back. */
export const deletionDays = 14;
