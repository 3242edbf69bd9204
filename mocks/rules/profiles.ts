import { withdrawalDays } from '#contracts/periods.ts';

/**
 * What the law of a jurisdiction allows, as data (docs/domain.md, "Policy profiles"): a limit is a row here and never a
 * branch in the code.
 */
export interface PolicyProfile {
  /** The longest plan without collateral, in months. */
  readonly maxMonthsUnsecured: number;
  /** Days in which the customer may withdraw from the contract; 0 without such a right. */
  readonly withdrawalDays: number;
}

export const profiles = {
  GENERIC: { maxMonthsUnsecured: 12, withdrawalDays: 0 },
  EU: { maxMonthsUnsecured: 12, withdrawalDays },
} as const satisfies Record<string, PolicyProfile>;
