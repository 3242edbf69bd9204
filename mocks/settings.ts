import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import { invariant } from './invariant.ts';
import type { Reads, Writes } from './tables.ts';

/** One row: what the scenario sets, and counters. */
export interface SettingsRecord {
  readonly id: 'settings';
  readonly nextOrderNumber: number;
  readonly nextPlanNumber: number;
  /** The business day for which the plans were last checked for overdue lines, and when the next one begins. */
  readonly nextDayAt: Instant;
  readonly bank: 'BY_CARD' | 'FIRST_ATTEMPT_DECLINED';
  /** A first quote that is valid for a shorter time, with the terms that replace those in force when it ends. */
  readonly firstQuote: { readonly validSeconds: number; readonly thenTerms: readonly PlanOffer[] } | null;
}

export function settingsOf(tables: Pick<Reads, 'settings'>): SettingsRecord {
  const settings = tables.settings.get('settings');
  invariant(settings, 'The settings were read before a scenario had filled them in.');
  return settings;
}

/** "ORD-2027-000123", the next of the year's count. */
export function takeOrderNumber(tables: Pick<Writes, 'settings'>, today: LocalDate): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextOrderNumber: settings.nextOrderNumber + 1 });
  return `ORD-${today.slice(0, 4)}-${String(settings.nextOrderNumber).padStart(6, '0')}`;
}

/** "PLN-000123". */
export function takePlanNumber(tables: Pick<Writes, 'settings'>): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextPlanNumber: settings.nextPlanNumber + 1 });
  return `PLN-${String(settings.nextPlanNumber).padStart(6, '0')}`;
}
