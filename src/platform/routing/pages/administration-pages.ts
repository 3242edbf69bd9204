import type { listAdministrators } from '#contracts/administrators/endpoints.ts';
import type { listApprovals } from '#contracts/approvals/endpoints.ts';
import type { listAuditEvents } from '#contracts/audit/endpoints.ts';
import type { listAllCollaterals } from '#contracts/collateral/administration-endpoints.ts';
import type { listJobs } from '#contracts/jobs/endpoints.ts';
import type { listNotifications } from '#contracts/notifications/endpoints.ts';
import type { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import type { listAllPayments } from '#contracts/payments/endpoints.ts';
import type { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import type { listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import type { listAllScratchcards } from '#contracts/scratchcards/administration-endpoints.ts';
import type { listUsers } from '#contracts/users/endpoints.ts';
import { z } from '#contracts/z.ts';
import { choice, listQuery, matching } from '#src/platform/routing/page-query.ts';
import type { Row } from '#src/platform/routing/page-row.ts';

/** The tab of a customer's details. */
const userTab = choice([
  'overview',
  'plans',
  'payments',
  'collateral',
  'cards',
  'messages',
  'sessions',
  'notes',
  'audit',
]);

/** Pages of the administration. */
export const administrationPages = {
  users: {
    // Customers use their profile and own orders instead.
    path: '/users',
    title: 'Users',
    search: 'name, id, whole e-mail, whole phone, tag',
    access: 'signedIn',
    area: 'administration',
    query: listQuery<typeof listUsers>()({ tab: userTab }),
    navigation: [{ in: 'drawer', label: 'Users', icon: 'users', group: 'top' }],
  },
  orders: {
    path: '/orders',
    title: 'Orders',
    search: 'number, customer, product, plan',
    access: 'signedIn',
    area: 'administration',
    query: listQuery<typeof listAllOrders>()({ tab: choice(['all', 'open', 'active', 'closed']) }),
    navigation: [
      { in: 'drawer', label: 'Orders', icon: 'orders', group: 'top' },
      { in: 'header', label: 'Orders', for: 'signed-in' },
    ],
  },
  administration: {
    path: '/mini-admin',
    title: 'Administration',
    lead: 'Key figures, what is waiting for you, and what happened last.',
    access: 'administrator',
    area: 'administration',
    query: z.object({ days: matching(/^\d{1,3}$/), to: matching(/^\d{4}-\d\d-\d\d$/) }),
    navigation: [{ in: 'drawer', label: 'Dashboard', icon: 'dashboard', group: 'Work' }],
  },
  administrationUsers: {
    path: '/mini-admin/users',
    title: 'Users',
    search: 'name, id, whole e-mail, whole phone, tag',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listUsers>()({ tab: userTab }),
    partOf: 'users',
  },
  administrationPayments: {
    path: '/mini-admin/payments',
    title: 'Payments',
    search: 'id, plan, order, customer, card, amount',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAllPayments>()({}),
    navigation: [{ in: 'drawer', label: 'Payments', icon: 'payments', group: 'Work' }],
  },
  administrationPlans: {
    path: '/mini-admin/installments',
    title: 'Plans',
    search: 'number, product, customer, order',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAllPlans>()({}),
    navigation: [{ in: 'drawer', label: 'Plans', icon: 'plans', group: 'Work' }],
  },
  administrationCollateral: {
    path: '/mini-admin/collateral',
    title: 'Collateral',
    search: 'customer, description, order, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAllCollaterals>()({}),
    navigation: [{ in: 'drawer', label: 'Collateral', icon: 'collateral', group: 'Work' }],
  },
  administrationBatches: {
    path: '/mini-admin/scratchcards',
    title: 'Scratchcard batches',
    search: 'number, name, maker, reseller',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listBatches>()({}),
    navigation: [{ in: 'drawer', label: 'Scratchcard batches', icon: 'scratchcards', group: 'Growth' }],
  },
  administrationScratchcards: {
    path: '/mini-admin/scratchcards/cards',
    title: 'Scratchcards',
    lead: 'Every scratchcard, and who redeemed it.',
    search: 'code, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAllScratchcards>()({}),
    partOf: 'administrationBatches',
  },
  administrationNotifications: {
    path: '/mini-admin/notifications',
    title: 'Notifications',
    search: 'name, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listNotifications>()({}),
    navigation: [{ in: 'drawer', label: 'Notifications', icon: 'notifications', group: 'Growth' }],
  },
  administrationApprovals: {
    path: '/mini-admin/approvals',
    title: 'Approvals',
    lead: 'What one administrator asks for and a second one decides.',
    search: 'person, reason, note, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listApprovals>()({}),
    navigation: [{ in: 'drawer', label: 'Approvals', icon: 'approvals', group: 'Control' }],
  },
  administrationJobs: {
    path: '/mini-admin/jobs',
    title: 'Jobs',
    lead: 'What is done with many rows at once, and what became of each row.',
    search: 'id, reason, person',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listJobs>()({}),
    navigation: [{ in: 'drawer', label: 'Jobs', icon: 'jobs', group: 'Control' }],
  },
  administrationAdministrators: {
    path: '/mini-admin/administrators',
    title: 'Administrators',
    lead: 'Who works here, and what each role allows.',
    search: 'name, e-mail, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAdministrators>()({}),
    navigation: [{ in: 'drawer', label: 'Administrators', icon: 'administrators', group: 'Control' }],
  },
  administrationAudit: {
    path: '/mini-admin/audit',
    title: 'Audit log',
    search: 'person, reason, note, id',
    access: 'administrator',
    area: 'administration',
    query: listQuery<typeof listAuditEvents>()({}),
    navigation: [{ in: 'drawer', label: 'Audit log', icon: 'audit', group: 'Control' }],
  },
} as const satisfies Record<string, Row>;
