import type { RouteId } from '#src/platform/routing/page-table.ts';

/** The letter after `g` that opens a page of the administration. */
export const goTo = {
  d: 'administration',
  u: 'users',
  o: 'orders',
  p: 'administrationPayments',
  i: 'administrationPlans',
  c: 'administrationCollateral',
  b: 'administrationBooks',
  s: 'administrationBatches',
  n: 'administrationNotifications',
  a: 'administrationApprovals',
  j: 'administrationJobs',
  m: 'administrationAdministrators',
  l: 'administrationAudit',
} as const satisfies Readonly<Record<string, RouteId>>;
