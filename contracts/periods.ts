/** Periods of the rules that pages mention, too. */

/** How long a one-time code is valid, in minutes. */
export const codeMinutes = 5;

/**
 * How many days a customer may withdraw from a plan, where the law gives this right (docs/domain.md, "Policy
 * profiles").
 */
export const withdrawalDays = 14;

/** Days until a requested deletion is carried out, because a deleted account cannot be restored. */
export const deletionDays = 14;
