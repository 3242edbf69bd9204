import type { ApprovalStatus } from '#contracts/approvals/approval.ts';
import type { CollateralStatus, CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import type { OrderRow, OrderStatus } from '#contracts/orders/order.ts';
import type { JobStatus } from '#contracts/jobs/job.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import type { Lateness, PlanStatus, Punctuality } from '#contracts/plans/plan.ts';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { z } from '#contracts/z.ts';
import { choice, days, entityId, filter, listFields, matching, text } from './page-query.ts';
import type { Row } from './page-row.ts';

// The table of pages, without React: the application, the build, the static host and the tests read the same rows.
// What a row needs of React is in `app/routes.tsx`, what it needs of the contract in `app/first-requests.ts`; both have
// the same ids.

const none = z.object({});

/** The version of a legal text that a reader has accepted: what changed since is shown. */
const since = text(20);

export const routes = {
  home: {
    path: '/',
    title: 'Buy now, pay over time',
    access: 'public',
    area: 'public',
    query: none,
    prerendered: true,
  },
  error: {
    path: '/other/error',
    title: 'Error',
    access: 'public',
    area: 'public',
    query: z.object({
      code: text(10),
      kind: text(50),
      from: matching(/^\/(?!\/)[\w./-]{0,200}$/),
      requestId: matching(/^[\w-]{1,64}$/),
    }),
    prerendered: true,
  },
  terms: {
    path: '/other/terms',
    title: 'Terms',
    access: 'public',
    area: 'public',
    query: z.object({ since }),
    navigation: [{ in: 'footer', label: 'Terms' }],
    prerendered: true,
  },
  privacy: {
    path: '/other/privacy',
    title: 'Privacy',
    access: 'public',
    area: 'public',
    query: z.object({ since }),
    navigation: [{ in: 'footer', label: 'Privacy' }],
    prerendered: true,
  },
  checkout: {
    path: '/checkout',
    title: 'Checkout',
    access: 'public',
    area: 'customer',
    query: z.object({ step: choice(['cart', 'plan', 'payment']) }),
  },
  checkoutCollateral: {
    path: '/checkout/collateral',
    title: 'Collateral',
    lead: 'Something of value that secures a plan, such as gold or a vehicle. You get it back when the plan is paid.',
    access: 'public',
    area: 'customer',
    query: z.object({ order: text(100) }),
  },
  checkoutConfirmation: {
    path: '/checkout/confirmation',
    title: 'Review and confirm',
    access: 'customer',
    area: 'signing',
    query: z.object({ order: text(100) }),
  },
  installments: {
    path: '/installments',
    title: 'Instalments',
    lead: 'What you pay, when, and what is left.',
    access: 'customer',
    area: 'customer',
    query: z.object({
      ...listFields,
      tab: choice(['active', 'overdue', 'finished', 'all']),
      /** How the payments to come are shown. */
      coming: choice(['months', 'calendar']),
    }),
    navigation: [{ in: 'header', label: 'Instalments' }],
  },
  installmentDetails: {
    path: '/installments/details',
    title: 'Instalment plan',
    access: 'customer',
    area: 'customer',
    /** `pay` opens the payment, `report` the form for a problem. */
    query: z.object({ plan: text(100), pay: text(1), report: text(1) }),
    partOf: 'installments',
  },
  redeem: {
    path: '/redeem',
    title: 'Redeem a scratchcard',
    lead: 'Its value goes to your wallet. You can pay with it at the checkout.',
    access: 'customer',
    area: 'customer',
    query: none,
    partOf: 'installments',
  },
  users: {
    // Customers have their own: a profile, and their own orders.
    path: '/users',
    title: 'Users',
    search: 'name, id, e-mail, phone, tag',
    access: 'customer',
    area: 'administration',
    query: z.object(listFields),
    navigation: [{ in: 'drawer', label: 'Users', icon: 'users', group: 'top' }],
  },
  orders: {
    path: '/orders',
    title: 'Orders',
    search: 'number, customer, product, plan number',
    access: 'customer',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<OrderStatus>(),
      budgetReview: filter<OrderRow['budgetReview']>(),
      purchase: filter<OrderRow['purchase']>(),
      offerCode: filter<string>(),
      createdAt: days,
      activatedOn: days,
      userId: entityId,
      tab: choice(['all', 'open', 'active', 'closed']),
    }),
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
    search: 'name, id, e-mail, phone, tag',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, noteDueOn: days }),
    partOf: 'users',
  },
  administrationPayments: {
    path: '/mini-admin/payments',
    title: 'Payments',
    search: 'id, plan number, customer, card',
    access: 'administrator',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<Payment['status']>(),
      declineCode: filter<NonNullable<PaymentRow['declineCode']>>(),
      firstAttempt: filter<PaymentRow['firstAttempt']>(),
      createdAt: days,
      paidOn: days,
      userId: entityId,
      planId: entityId,
      orderId: entityId,
      job: entityId,
    }),
    navigation: [{ in: 'drawer', label: 'Payments', icon: 'payments', group: 'Work' }],
  },
  administrationInstallments: {
    path: '/mini-admin/installments',
    title: 'Instalments',
    search: 'number, product, customer',
    access: 'administrator',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<PlanStatus>(),
      lateness: filter<Lateness>(),
      punctuality: filter<Punctuality>(),
      offerCode: filter<string>(),
      nextDue: days,
      userId: entityId,
      orderId: entityId,
    }),
    navigation: [{ in: 'drawer', label: 'Instalments', icon: 'instalments', group: 'Work' }],
  },
  administrationCollateral: {
    path: '/mini-admin/collateral',
    title: 'Collateral',
    search: 'customer, description, order number, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<CollateralStatus>(),
      type: filter<CollateralTypeCode>(),
      userId: entityId,
      orderId: entityId,
    }),
    navigation: [{ in: 'drawer', label: 'Collateral', icon: 'collateral', group: 'Work' }],
  },
  administrationScratchcards: {
    path: '/mini-admin/scratchcards',
    title: 'Scratchcards',
    search: 'number, name, maker, reseller',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<ScratchcardBatch['status']>() }),
    navigation: [{ in: 'drawer', label: 'Scratchcards', icon: 'scratchcards', group: 'Growth' }],
  },
  administrationCards: {
    path: '/mini-admin/scratchcards/cards',
    title: 'Cards',
    search: 'code, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<Scratchcard['status']>(),
      kind: filter<Scratchcard['kind']>(),
      batchId: entityId,
      redeemedAt: days,
      activatedAt: days,
      expiresOn: days,
      createdAt: days,
    }),
    partOf: 'administrationScratchcards',
  },
  administrationNotifications: {
    path: '/mini-admin/notifications',
    title: 'Notifications',
    search: 'name, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<Notification['status']>(), createdAt: days }),
    navigation: [{ in: 'drawer', label: 'Notifications', icon: 'notifications', group: 'Growth' }],
  },
  administrationApprovals: {
    path: '/mini-admin/approvals',
    title: 'Approvals',
    search: 'person, reason, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<ApprovalStatus>() }),
    navigation: [{ in: 'drawer', label: 'Approvals', icon: 'approvals', group: 'Control' }],
  },
  administrationJobs: {
    path: '/mini-admin/jobs',
    title: 'Jobs',
    search: 'id, reason, person',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<JobStatus>() }),
    navigation: [{ in: 'drawer', label: 'Jobs', icon: 'jobs', group: 'Control' }],
  },
  administrationAudit: {
    path: '/mini-admin/audit',
    title: 'Audit',
    search: 'person, reason, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, entityId }),
    navigation: [{ in: 'drawer', label: 'Audit', icon: 'audit', group: 'Control' }],
  },
  login: {
    path: '/auth/login',
    title: 'Log in',
    lead: "We'll send you a code, no password needed.",
    access: 'public',
    area: 'signing',
    query: z.object({ next: text(2_000) }),
    navigation: [{ in: 'header', label: 'Log in', for: 'signed-out' }],
  },
  profile: {
    path: '/profile',
    title: 'Profile',
    access: 'customer',
    area: 'customer',
    query: none,
    navigation: [{ in: 'header', label: 'Profile', for: 'signed-in' }],
  },
  logout: {
    path: '/auth/logout',
    title: 'Log out',
    access: 'public',
    area: 'customer',
    query: none,
    navigation: [
      { in: 'header', label: 'Log out', for: 'signed-in' },
      { in: 'drawer', label: 'Log Out', icon: 'log-out', group: 'bottom' },
    ],
  },
} as const satisfies Record<string, Row>;

export type RouteId = keyof typeof routes;

export function routeIds(): RouteId[] {
  return Object.keys(routes) as RouteId[]; // Object.keys forgets the literal keys
}

/** The page that this one is a part of; null for most. */
export function parentOf(id: RouteId): RouteId | null {
  const row = routes[id];
  return 'partOf' in row ? row.partOf : null;
}

/** What the address of a page says, once it is read. */
export type QueryOf<Id extends RouteId> = z.output<(typeof routes)[Id]['query']>;
/** What a link to a page may say. */
export type QueryFor<Id extends RouteId> = z.input<(typeof routes)[Id]['query']>;
