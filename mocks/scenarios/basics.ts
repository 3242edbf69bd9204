import type { SettingsRecord } from '#mocks/resources/settings-record.ts';
import { after, DAY, nextBusinessDay } from '#mocks/time/business-time.ts';
import { fillTemplates } from './notification-templates.ts';
import type { Transaction } from './scenario.ts';

const administrators = [
  { email: 'admin@tranche.example', fullName: 'Ada Brandt', role: 'ADMIN' },
  { email: 'viewer@tranche.example', fullName: 'Viktor Lind', role: 'VIEWER' },
  { email: 'support@tranche.example', fullName: 'Salma Haddad', role: 'SUPPORT' },
  { email: 'collections@tranche.example', fullName: 'Conrad Weiss', role: 'COLLECTIONS' },
  { email: 'risk@tranche.example', fullName: 'Rita Moreau', role: 'RISK' },
  { email: 'cards@tranche.example', fullName: 'Chen Wei', role: 'CARD_ISSUER' },
  { email: 'approver@tranche.example', fullName: 'Ebba Norell', role: 'ADMIN' },
] as const;

/**
 * Adds the rows of every scenario: one administrator per role, a second ADMIN to approve requests of the first, the
 * templates of notifications, and the settings.
 */
export function fillBasics(
  { tables, random, clock }: Transaction,
  settings: Partial<Omit<SettingsRecord, 'id'>> = {},
): void {
  const now = clock.now();
  for (const administrator of administrators) {
    const id = random.ulid('adm', after(now, -400 * DAY));
    tables.administrators.insert({ ...administrator, id, status: 'ACTIVE', lastSeenAt: null, version: 1 });
  }
  fillTemplates({ tables });
  tables.settings.insert({
    id: 'settings',
    nextOrderNumber: 1,
    nextPlanNumber: 1,
    nextDayAt: nextBusinessDay(now),
    policyProfile: 'EU',
    bank: 'BY_CARD',
    firstQuote: null,
    ...settings,
  });
}
