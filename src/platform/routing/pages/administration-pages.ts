import type { AuditAction } from '#contracts/audit/actions.ts';
import type { ApprovalStatus } from '#contracts/approvals/approval.ts';
import type { CollateralStatus, CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import type { OrderRow, OrderStatus } from '#contracts/orders/order.ts';
import type { JobStatus } from '#contracts/jobs/job.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import type { Lateness, PlanStatus, Punctuality } from '#contracts/plans/plan.ts';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import type { AdministratorRole } from '#contracts/permissions.ts';
import { z } from '#contracts/z.ts';
import { choice, days, entityId, filter, listFields, matching } from '#src/platform/routing/page-query.ts';
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
    query: z.object({ ...listFields, tab: userTab }),
    navigation: [{ in: 'drawer', label: 'Users', icon: 'users', group: 'top' }],
  },
  orders: {
    path: '/orders',
    title: 'Orders',
    search: 'number, customer, product, plan',
    access: 'signedIn',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<OrderStatus>(),
      budgetReview: filter<OrderRow['budgetReview']>(),
      budgetDecision: filter<OrderRow['budgetDecision']>(),
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
    search: 'name, id, whole e-mail, whole phone, tag',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, tab: userTab, noteDueOn: days }),
    partOf: 'users',
  },
  administrationPayments: {
    path: '/mini-admin/payments',
    title: 'Payments',
    search: 'id, plan, order, customer, card, amount',
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
    }),
    navigation: [{ in: 'drawer', label: 'Payments', icon: 'payments', group: 'Work' }],
  },
  administrationInstallments: {
    path: '/mini-admin/installments',
    title: 'Instalments',
    search: 'number, product, customer, order',
    access: 'administrator',
    area: 'administration',
    query: z.object({
      ...listFields,
      status: filter<PlanStatus>(),
      lateness: filter<Lateness>(),
      punctuality: filter<Punctuality>(),
      offerCode: filter<string>(),
      nextDue: days,
      dueOn: days,
      userId: entityId,
      orderId: entityId,
    }),
    navigation: [{ in: 'drawer', label: 'Instalments', icon: 'instalments', group: 'Work' }],
  },
  administrationCollateral: {
    path: '/mini-admin/collateral',
    title: 'Collateral',
    search: 'customer, description, order, id',
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
  administrationBatches: {
    path: '/mini-admin/scratchcards',
    title: 'Scratchcards',
    search: 'number, name, maker, reseller',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<ScratchcardBatch['status']>() }),
    navigation: [{ in: 'drawer', label: 'Scratchcards', icon: 'scratchcards', group: 'Growth' }],
  },
  administrationScratchcards: {
    path: '/mini-admin/scratchcards/cards',
    title: 'Cards',
    lead: 'Every card, and who redeemed it.',
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
    partOf: 'administrationBatches',
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
    lead: 'What one administrator asks for and a second one decides.',
    search: 'person, reason, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<ApprovalStatus>() }),
    navigation: [{ in: 'drawer', label: 'Approvals', icon: 'approvals', group: 'Control' }],
  },
  administrationJobs: {
    path: '/mini-admin/jobs',
    title: 'Jobs',
    lead: 'What is done with many rows at once, and what became of each row.',
    search: 'id, reason, person',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, status: filter<JobStatus>() }),
    navigation: [{ in: 'drawer', label: 'Jobs', icon: 'jobs', group: 'Control' }],
  },
  administrationAdministrators: {
    path: '/mini-admin/administrators',
    title: 'Administrators',
    lead: 'Who works here, and what each role allows.',
    search: 'name, e-mail, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, role: filter<AdministratorRole>() }),
    navigation: [{ in: 'drawer', label: 'Administrators', icon: 'administrators', group: 'Control' }],
  },
  administrationAudit: {
    path: '/mini-admin/audit',
    title: 'Audit log',
    search: 'person, reason, id',
    access: 'administrator',
    area: 'administration',
    query: z.object({ ...listFields, action: filter<AuditAction>(), entityId, userId: entityId }),
    navigation: [{ in: 'drawer', label: 'Audit log', icon: 'audit', group: 'Control' }],
  },
} as const satisfies Record<string, Row>;
