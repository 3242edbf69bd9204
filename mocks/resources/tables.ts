import { coreTables } from '#mocks/core/tables.ts';
import { administratorTables } from '#mocks/resources/administrators/tables.ts';
import { authTables } from '#mocks/resources/auth/tables.ts';
import { catalogueTables } from '#mocks/resources/catalogue/tables.ts';
import { collateralTables } from '#mocks/resources/collateral/tables.ts';
import { inboxTables } from '#mocks/resources/inbox/tables.ts';
import { notificationTables } from '#mocks/resources/notifications/tables.ts';
import { orderTables } from '#mocks/resources/orders/tables.ts';
import { paymentTables } from '#mocks/resources/payments/tables.ts';
import { planTables } from '#mocks/resources/plans/tables.ts';
import { savedViewTables } from '#mocks/resources/saved-views/tables.ts';
import { scratchcardTables } from '#mocks/resources/scratchcards/tables.ts';
import { userTables } from '#mocks/resources/users/tables.ts';
import type { SettingsRecord } from './settings-record.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import type { Transaction, Store } from '#mocks/store/store.ts';

/**
 * Increase it whenever rows or snapshots change their form: a tab then restarts its scenario, and a server refuses
 * the file of an older release.
 */
export const rowsVersion = 64;

/**
 * Every table of the backend; each resource has its own in `resources/<one>/tables.ts`. An order or index with the name of a
 * contract's sort key or filter allows reading a list without building all of its items.
 */
export const tables = {
  ...coreTables,

  settings: defineTable<SettingsRecord>()({}),
  ...administratorTables,
  ...userTables,
  ...catalogueTables,
  ...orderTables,
  ...planTables,
  ...paymentTables,
  ...collateralTables,
  ...scratchcardTables,
  ...notificationTables,
  ...inboxTables,
  ...savedViewTables,
  ...authTables,
};

export type Reads = Store<typeof tables>['tables'];
export type Writes = Transaction<typeof tables>['tables'];
