import { described } from './described.ts';
import { z } from './z.ts';

/** Permissions of every role: lists, details, and files of them without personal data. */
const reading = [
  'dashboard.read',
  'users.read',
  'catalogue.read',
  'orders.read',
  'plans.read',
  'payments.read',
  'scratchcards.read',
  'collateral.read',
  'notifications.read',
  'administrators.read',
  'audit.read',
  'approvals.read',
  'jobs.read',
  'books.read',
  'views.use',
] as const;

/** The permissions of administrators. Each endpoint of the administration names the one that it needs. */
export const permissions = [
  ...reading,
  'views.others',
  'exports.personal',
  'jobs.control',
  'catalogue.change',
  'users.note',
  'users.contact',
  'users.support',
  'users.block',
  'users.limit',
  'limits.approve',
  'approvals.decide',
  'budgets.decide',
  'orders.support',
  'payments.retry',
  'payments.receipt',
  'payments.refund',
  'payments.cancel',
  'payments.charge-back',
  'refunds.approve',
  'fees.waive',
  'promises.record',
  'plans.contact',
  'plans.reschedule',
  'plans.write-off',
  'disputes.answer',
  'collateral.review',
  'collateral.sell',
  'scratchcards.issue',
  'scratchcards.approve',
  'scratchcards.block',
  'notifications.send',
  'notifications.approve',
  'roles.change',
] as const;
export type Permission = (typeof permissions)[number];
export const Permission = described(
  z.enum(permissions),
  'One permission of an administrator; a role has some of them.',
);

export const AdministratorRole = described(
  z.enum(['VIEWER', 'SUPPORT', 'COLLECTIONS', 'RISK', 'CARD_ISSUER', 'ADMIN']),
  'The role of an administrator; `permissions` of the administrator says what it allows.',
);
export type AdministratorRole = z.output<typeof AdministratorRole>;

/**
 * The permissions of each role (docs/domain.md, "Permissions"). ADMIN has all, but needs a second person where
 * approval is required: only an ADMIN may request a refund above the limit, and another ADMIN approves it.
 */
export const roles: Readonly<Record<AdministratorRole, readonly Permission[]>> = {
  VIEWER: reading,
  SUPPORT: [
    ...reading,
    'views.others',
    'exports.personal',
    'users.note',
    'users.contact',
    'jobs.control',
    'orders.support',
    'payments.retry',
    'payments.receipt',
    'payments.cancel',
    'payments.refund',
    'payments.charge-back',
    'fees.waive',
    'promises.record',
    'disputes.answer',
    'plans.contact',
    'scratchcards.block',
    'users.support',
    'users.block',
    'notifications.send',
  ],
  COLLECTIONS: [
    ...reading,
    'views.others',
    'exports.personal',
    'users.note',
    'users.contact',
    'jobs.control',
    'orders.support',
    'payments.retry',
    'payments.receipt',
    'payments.cancel',
    'fees.waive',
    'promises.record',
    'plans.contact',
    'plans.reschedule',
    'plans.write-off',
    'collateral.sell',
    'disputes.answer',
    'notifications.send',
    'notifications.approve',
  ],
  RISK: [
    ...reading,
    'views.others',
    'users.note',
    'jobs.control',
    'budgets.decide',
    'collateral.review',
    'users.support',
    'users.block',
    'users.limit',
  ],
  CARD_ISSUER: [
    ...reading,
    'views.others',
    'jobs.control',
    'scratchcards.issue',
    'scratchcards.approve',
    'scratchcards.block',
  ],
  ADMIN: permissions,
};
