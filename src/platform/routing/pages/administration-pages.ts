import type { Contract, OperationName } from '#contracts/index.ts';
import type { ListEndpoint } from '#contracts/list-types.ts';
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

/** The names of the contract's lists. */
type ListName = {
  [Name in OperationName]: Contract[Name] extends ListEndpoint ? Name : never;
}[OperationName];

/**
 * A page that is a list, for administrators: `list.tsx` of the feature's folder. `search` says what `searchWords` makes of
 * the endpoint, for the outline that is shown before either is loaded.
 */
function list<const Name extends ListName, const Own extends OwnOfList>(
  operation: Name,
  folder: string,
  row: Own,
) {
  const query = listQuery({});
  return { ...row, operation, folder, query, access: 'administrator', area: 'administration' } as const;
}
type OwnOfList = Pick<Row, 'path' | 'title' | 'lead' | 'search' | 'navigation' | 'partOf'>;

/** Pages of the administration. */
export const administrationPages = {
  users: {
    // Customers use their profile and own orders instead.
    path: '/users',
    title: 'Users',
    search: 'name, id, whole e-mail, whole phone, tag',
    access: 'signedIn',
    area: 'administration',
    operation: 'listUsers',
    query: listQuery({ tab: userTab }),
    navigation: [{ in: 'drawer', label: 'Users', icon: 'users', group: 'top' }],
  },
  orders: {
    path: '/orders',
    title: 'Orders',
    search: 'number, customer, product, plan',
    access: 'signedIn',
    area: 'administration',
    operation: 'listAllOrders',
    query: listQuery({ tab: choice(['all', 'open', 'active', 'closed']) }),
    navigation: [
      { in: 'drawer', label: 'Orders', icon: 'orders', group: 'top' },
      { in: 'header', label: 'Orders', for: 'signed-in' },
    ],
  },
  administration: {
    path: '/mini-admin',
    title: 'Administration',
    lead: 'Key figures, pending work and recent activity.',
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
    operation: 'listUsers',
    query: listQuery({ tab: userTab }),
    partOf: 'users',
  },
  administrationPayments: list('listAllPayments', 'payments', {
    path: '/mini-admin/payments',
    title: 'Payments',
    search: 'id, plan, order, customer, card, amount',
    navigation: [{ in: 'drawer', label: 'Payments', icon: 'payments', group: 'Work' }],
  }),
  administrationPlans: list('listAllPlans', 'plans', {
    path: '/mini-admin/installments',
    title: 'Plans',
    search: 'number, product, customer, order',
    navigation: [{ in: 'drawer', label: 'Plans', icon: 'plans', group: 'Work' }],
  }),
  administrationCollateral: list('listAllCollaterals', 'collateral', {
    path: '/mini-admin/collateral',
    title: 'Collateral',
    search: 'customer, description, order, id',
    navigation: [{ in: 'drawer', label: 'Collateral', icon: 'collateral', group: 'Work' }],
  }),
  administrationBooks: {
    path: '/mini-admin/books',
    title: 'Books',
    lead: 'What each month comes to, from the journal of double entry.',
    access: 'administrator',
    area: 'administration',
    query: z.object({ month: matching(/^\d{4}-\d\d$/) }),
    navigation: [{ in: 'drawer', label: 'Books', icon: 'books', group: 'Work' }],
  },
  administrationJournal: list('listPostings', 'books', {
    path: '/mini-admin/books/journal',
    title: 'Journal',
    lead: 'Debits and credits of every entry, derived from plans, payments and refunds.',
    search: 'plan, entry',
    partOf: 'administrationBooks',
  }),
  administrationBatches: list('listBatches', 'batches', {
    path: '/mini-admin/scratchcards',
    title: 'Scratchcard batches',
    search: 'number, name, maker, reseller',
    navigation: [{ in: 'drawer', label: 'Scratchcard batches', icon: 'scratchcards', group: 'Growth' }],
  }),
  administrationScratchcards: list('listAllScratchcards', 'scratchcards', {
    path: '/mini-admin/scratchcards/cards',
    title: 'Scratchcards',
    lead: 'Every scratchcard, and who redeemed it.',
    search: 'code, id',
    partOf: 'administrationBatches',
  }),
  administrationNotifications: list('listNotifications', 'notifications', {
    path: '/mini-admin/notifications',
    title: 'Notifications',
    search: 'name, id',
    navigation: [{ in: 'drawer', label: 'Notifications', icon: 'notifications', group: 'Growth' }],
  }),
  administrationDiscounts: list('listDiscounts', 'discounts', {
    path: '/mini-admin/discounts',
    title: 'Discount codes',
    lead: 'What customers enter in their cart to pay less.',
    search: 'code',
    navigation: [{ in: 'drawer', label: 'Discount codes', icon: 'discounts', group: 'Growth' }],
  }),
  administrationApprovals: list('listApprovals', 'approvals', {
    path: '/mini-admin/approvals',
    title: 'Approvals',
    lead: 'What one administrator asks for and a second one decides.',
    search: 'person, reason, note, id',
    navigation: [{ in: 'drawer', label: 'Approvals', icon: 'approvals', group: 'Control' }],
  }),
  administrationJobs: list('listJobs', 'jobs', {
    path: '/mini-admin/jobs',
    title: 'Jobs',
    lead: 'Bulk commands and the result of each row.',
    search: 'id, reason, person',
    navigation: [{ in: 'drawer', label: 'Jobs', icon: 'jobs', group: 'Control' }],
  }),
  administrationAdministrators: list('listAdministrators', 'administrators', {
    path: '/mini-admin/administrators',
    title: 'Administrators',
    lead: 'Who works here, and what each role allows.',
    search: 'name, e-mail, id',
    navigation: [{ in: 'drawer', label: 'Administrators', icon: 'administrators', group: 'Control' }],
  }),
  administrationAudit: list('listAuditEvents', 'audit', {
    path: '/mini-admin/audit',
    title: 'Audit log',
    search: 'person, reason, note, id',
    navigation: [{ in: 'drawer', label: 'Audit log', icon: 'audit', group: 'Control' }],
  }),
} as const satisfies Record<string, Row>;
