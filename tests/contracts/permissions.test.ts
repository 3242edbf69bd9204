import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { AdministratorRole, type Permission, permissions, roles } from '#contracts/permissions.ts';

const used = Object.values<Endpoint>(contract).flatMap(({ permission, approval }) => [
  ...(permission ? [permission] : []),
  ...(approval ? [approval.permission] : []),
]);

const allRoles = AdministratorRole.options;

/** docs/domain.md, "Permissions": the roles of each row that has endpoints. */
const rows: Readonly<Record<Permission, readonly AdministratorRole[]>> = {
  // read lists
  'dashboard.read': allRoles,
  'users.read': allRoles,
  'catalogue.read': allRoles,
  'orders.read': allRoles,
  'plans.read': allRoles,
  'payments.read': allRoles,
  'scratchcards.read': allRoles,
  'collateral.read': allRoles,
  'notifications.read': allRoles,
  'administrators.read': allRoles,
  'audit.read': allRoles,
  'approvals.read': allRoles,
  'jobs.read': allRoles,
  'books.read': allRoles,
  // export personal data
  'exports.personal': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // save views of lists
  'views.use': allRoles,
  // change and remove views that others share
  'views.others': ['SUPPORT', 'COLLECTIONS', 'RISK', 'CARD_ISSUER', 'ADMIN'],
  // change products, offers and discount codes, and approve it
  'catalogue.change': ['ADMIN'],
  // stop a job and retry its failed rows, with the permission of its command
  'jobs.control': ['SUPPORT', 'COLLECTIONS', 'RISK', 'CARD_ISSUER', 'ADMIN'],
  // cancel an order for its customer, remind of one
  'orders.support': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // retry payments
  'payments.retry': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // send a receipt again
  'payments.receipt': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // cancel a failed payment
  'payments.cancel': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // record that a bank took a payment back
  'payments.charge-back': ['SUPPORT', 'ADMIN'],
  // refund up to 500.00
  'payments.refund': ['SUPPORT', 'ADMIN'],
  // refund above 500.00, approve one of another
  'refunds.approve': ['ADMIN'],
  'approvals.decide': ['ADMIN'],
  // waive a fee
  'fees.waive': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // record what a customer has promised
  'promises.record': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // remind customers of a plan, record contacts
  'plans.contact': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // change a schedule
  'plans.reschedule': ['COLLECTIONS', 'ADMIN'],
  // request the write-off of a plan; who approves it decides about approvals, too
  'plans.write-off': ['COLLECTIONS', 'ADMIN'],
  // change the role of an administrator, and approve it
  'roles.change': ['ADMIN'],
  // answer a problem that a customer has reported
  'disputes.answer': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // write and complete notes about a customer
  'users.note': ['SUPPORT', 'COLLECTIONS', 'RISK', 'ADMIN'],
  // see phone number and e-mail address in full
  'users.contact': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  // write to a customer, end a customer's sessions; block and unblock
  'users.support': ['SUPPORT', 'RISK', 'ADMIN'],
  'users.block': ['SUPPORT', 'RISK', 'ADMIN'],
  // change a credit limit by up to 1,000.00, request a larger change
  'users.limit': ['RISK', 'ADMIN'],
  // approve a larger one
  'limits.approve': ['ADMIN'],
  // decide about a budget that the rules did not approve
  'budgets.decide': ['RISK', 'ADMIN'],
  // create and export batches of scratchcards, activate, freeze, close and void them
  'scratchcards.issue': ['CARD_ISSUER', 'ADMIN'],
  // send a notification; above 100 recipients
  'notifications.send': ['SUPPORT', 'COLLECTIONS', 'ADMIN'],
  'notifications.approve': ['COLLECTIONS', 'ADMIN'],
  // approve a batch of another, block a card
  'scratchcards.approve': ['CARD_ISSUER', 'ADMIN'],
  'scratchcards.block': ['SUPPORT', 'CARD_ISSUER', 'ADMIN'],
  // value and approve collateral
  'collateral.review': ['RISK', 'ADMIN'],
  // announce and record the sale of collateral
  'collateral.sell': ['COLLECTIONS', 'ADMIN'],
};

test('every permission is needed by an endpoint, apart from two of the page', () => {
  expect(permissions.filter((permission) => !used.includes(permission))).toEqual([
    'views.others',
    'exports.personal',
  ]);
});

test.each(Object.entries(rows))('%s is given to %j', (permission, expected) => {
  const given = allRoles.filter((role) => roles[role].some((one) => one === permission));
  expect(given).toEqual(expected);
});

test('a role that may do something with one row may start it for many', () => {
  const endpoints: Readonly<Record<string, Endpoint>> = contract;
  const hasAll = (role: AdministratorRole, names: readonly string[]) =>
    names.every((name) => roles[role].some((one) => one === endpoints[name]?.permission));
  const kept = Object.entries(endpoints).flatMap(([name, { bulk }]) =>
    Object.values(bulk?.actions ?? {}).flatMap((command) =>
      allRoles
        .filter((role) => hasAll(role, [command]) && !hasAll(role, [name]))
        .map((role) => `${role}: ${name}, ${command}`),
    ),
  );
  expect(kept).toEqual([]);
});
