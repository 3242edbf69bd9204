import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Instant } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { count, fixed, type RowOf } from '#mocks/store/row-fields.ts';

/** The one row of settings: what the scenario configures, and counters. */
export const settingsRecord = z.object({
  id: z.literal('settings'),
  /** The jurisdiction whose limits apply to what is signed from now on. */
  policyProfile: PolicyProfileName,
  nextOrderNumber: count,
  nextPlanNumber: count,
  /** The business day for which plans were last checked for overdue lines, and when the next day starts. */
  nextDayAt: Instant,
  bank: z.enum(['BY_CARD', 'FIRST_ATTEMPT_DECLINED']),
  /**
   * The shorter validity of the first quote, and the terms that replace the current ones when it ends; null for
   * neither.
   */
  firstQuote: z.nullable(z.object({ validSeconds: count, thenTerms: fixed(z.array(PlanOffer)) })),
});
export type SettingsRecord = RowOf<typeof settingsRecord>;
