import { coreTables } from './core/tables.ts';
import { administratorTables } from './resources/administrators/tables.ts';
import { authTables } from './resources/auth/tables.ts';
import { catalogueTables } from './resources/catalogue/tables.ts';
import { collateralTables } from './resources/collateral/tables.ts';
import { inboxTables } from './resources/inbox/tables.ts';
import { notificationTables } from './resources/notifications/tables.ts';
import { orderTables } from './resources/orders/tables.ts';
import { paymentTables } from './resources/payments/tables.ts';
import { planTables } from './resources/plans/tables.ts';
import { savedViewTables } from './resources/saved-views/tables.ts';
import { scratchcardTables } from './resources/scratchcards/tables.ts';
import { userTables } from './resources/users/tables.ts';
import type { SettingsRecord } from './settings-record.ts';
import { defineTable } from './store/table-definition.ts';
import type { Transaction, Store } from './store/store.ts';

/**
 * Increase it whenever rows or snapshots change their form: a tab then restarts its scenario, and a server refuses
 * the file of an older release.
 */
export const rowsVersion = 59;

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
