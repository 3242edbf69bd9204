import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import { invariant } from './invariant.ts';
import type { Store } from './store/store.ts';
import type { Reads, tables, Writes } from './tables.ts';

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

export function settingsOf(tables: Pick<Reads, 'settings'>): SettingsRecord {
  const settings = tables.settings.get('settings');
  invariant(settings, 'The settings were read before a scenario had filled them in.');
  return settings;
}

/** Takes the next number of the year: "ORD-2027-000123". */
export function takeOrderNumber(tables: Pick<Writes, 'settings'>, today: LocalDate): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextOrderNumber: settings.nextOrderNumber + 1 });
  return `ORD-${today.slice(0, 4)}-${String(settings.nextOrderNumber).padStart(6, '0')}`;
}

/** Takes the next number: "PLN-000123". */
export function takePlanNumber(tables: Pick<Writes, 'settings'>): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextPlanNumber: settings.nextPlanNumber + 1 });
  return `PLN-${String(settings.nextPlanNumber).padStart(6, '0')}`;
}

/** Chooses the jurisdiction whose limits apply from now on; what was signed before keeps its own. */
export const choosePolicyProfile = (
  store: Pick<Store<typeof tables>, 'transact'>,
  policyProfile: PolicyProfileName,
): Promise<void> =>
  store.transact((transaction) => {
    const settings = settingsOf(transaction.tables);
    if (settings.policyProfile !== policyProfile)
      transaction.tables.settings.replace({ ...settings, policyProfile });
  });
