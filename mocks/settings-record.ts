import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { Instant } from '#contracts/dates.ts';

/** The one row of settings: what the scenario configures, and counters. */
export interface SettingsRecord {
  readonly id: 'settings';
  readonly nextOrderNumber: number;
  readonly nextPlanNumber: number;
  /** The business day for which plans were last checked for overdue lines, and when the next day starts. */
  readonly nextDayAt: Instant;
  /** The jurisdiction whose limits apply to what is signed from now on. */
  readonly policyProfile: PolicyProfileName;
  readonly bank: 'BY_CARD' | 'FIRST_ATTEMPT_DECLINED';
  /**
   * The shorter validity of the first quote, and the terms that replace the current ones when it ends; null for
   * neither.
   */
  readonly firstQuote: { readonly validSeconds: number; readonly thenTerms: readonly PlanOffer[] } | null;
}
