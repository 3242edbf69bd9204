import type { RouteId } from './page-table.ts';

/** The letter after `g` that opens a page of the administration. */
export const goTo = {
  d: 'administration',
  u: 'users',
  o: 'orders',
  p: 'administrationPayments',
  i: 'administrationInstallments',
  c: 'administrationCollateral',
  s: 'administrationBatches',
  n: 'administrationNotifications',
  a: 'administrationApprovals',
} as const satisfies Readonly<Record<string, RouteId>>;
