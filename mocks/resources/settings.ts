import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { SettingsRecord } from './settings-record.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Reads, tables, Writes } from './tables.ts';

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
  }, demoDeed('setMockProfile'));
