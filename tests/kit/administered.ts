import type { PaymentStatus as AnyPaymentStatus } from '#contracts/payments/payment.ts';
import type { NotificationStatus as AnyNotificationStatus } from '#contracts/notifications/notification.ts';
import type { z } from '#contracts/z.ts';
import { people } from './people.ts';
import { MissingData, type Provider } from './provider.ts';

// What an administrator who may read everything sees: ids and versions that a test needs for its own requests.

const asAdministrator = async (backend: Provider) => ({
  token: (await backend.session(people.administrator)).token,
});

function one<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new MissingData(`There is no ${what}.`);
  return item;
}

export async function customerNamed(backend: Provider, contact: string) {
  const as = await asAdministrator(backend);
  const { items } = await backend.get('listUsers', { ...as, query: { q: contact } });
  const { id: userId } = one(items[0], `customer ${contact}`);
  return backend.done(200, 'getUser', { params: { userId } }, as);
}

export async function anyCustomer(backend: Provider) {
  const { items } = await backend.get('listUsers', await asAdministrator(backend));
  return one(items[0], 'customer');
}

/** The oldest payment in a state, of at least 30.00 so that parts of it can be refunded. */
export async function paymentIn(backend: Provider, status: z.output<typeof AnyPaymentStatus>) {
  const as = await asAdministrator(backend);
  const query = { filter: { status: [status] }, sort: ['createdAt'] };
  const payments = await backend.every('listAllPayments', { ...as, query });
  const { id: paymentId } = one(
    payments.find(({ amount }) => amount.amountMinor >= 3_000),
    `payment that is ${status}`,
  );
  return backend.done(200, 'getPaymentAsAdministrator', { params: { paymentId } }, as);
}

export async function planOf(backend: Provider, planId: string) {
  return backend.done(200, 'getPlanAsAdministrator', { params: { planId } }, await asAdministrator(backend));
}

export async function batchNamed(backend: Provider, name: string) {
  const as = await asAdministrator(backend);
  const { items } = await backend.get('listBatches', { ...as, query: { q: name } });
  const { id: batchId } = one(
    items.find((batch) => batch.name === name),
    `batch "${name}"`,
  );
  return backend.done(200, 'getBatch', { params: { batchId } }, as);
}

export async function scratchcardWith(backend: Provider, code: string) {
  const as = await asAdministrator(backend);
  const { items } = await backend.get('listAllScratchcards', { ...as, query: { q: code } });
  const { id: scratchcardId } = one(items[0], `scratchcard ${code}`);
  return backend.done(200, 'getScratchcard', { params: { scratchcardId } }, as);
}

export async function notificationIn(backend: Provider, status: z.output<typeof AnyNotificationStatus>) {
  const as = await asAdministrator(backend);
  const { items } = await backend.get('listNotifications', {
    ...as,
    query: { filter: { status: [status] } },
  });
  const { id: notificationId } = one(items[0], `notification that is ${status}`);
  return backend.done(200, 'getNotification', { params: { notificationId } }, as);
}

export async function administratorBy(backend: Provider, email: string) {
  const as = await asAdministrator(backend);
  const administrators = await backend.every('listAdministrators', as);
  const { id: administratorId } = one(
    administrators.find((row) => row.email === email),
    `administrator ${email}`,
  );
  return backend.done(200, 'getAdministrator', { params: { administratorId } }, as);
}

export async function accountOf(backend: Provider, userId: string) {
  return backend.done(200, 'getUser', { params: { userId } }, await asAdministrator(backend));
}

export async function paymentBy(backend: Provider, paymentId: string) {
  const call = { params: { paymentId } };
  return backend.done(200, 'getPaymentAsAdministrator', call, await asAdministrator(backend));
}

/** The payments of a plan, oldest first. */
export async function paymentsOf(backend: Provider, planId: string) {
  const { number } = await planOf(backend, planId);
  const query = { q: number, sort: ['createdAt'] };
  const payments = await backend.every('listAllPayments', { ...(await asAdministrator(backend)), query });
  return payments.filter((payment) => payment.planId === planId);
}

/** What the audit has of an entity, oldest first. */
export async function auditOf(backend: Provider, entityId: string) {
  const query = { filter: { entityId: [entityId] }, sort: ['at'] };
  return backend.every('listAuditEvents', { ...(await asAdministrator(backend)), query });
}

export async function collateralBy(backend: Provider, collateralId: string) {
  const call = { params: { collateralId } };
  return backend.done(200, 'getCollateralAsAdministrator', call, await asAdministrator(backend));
}
