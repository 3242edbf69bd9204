import { beforeAll, describe, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

describe('entities that administrators read by id', () => {
  let backend: Backend;
  let as: { readonly token: string };
  let customer: { readonly token: string };
  beforeAll(async () => {
    backend = await openBackend({ scenario: 'happy', running: true });
    as = { token: await backend.signIn(people.administrator) };
    customer = { token: await backend.signIn(people.mira) };
  });

  const mira = () => backend.store.tables.users.find('phoneE164', people.mira);

  test('a customer has the members of row and account, without personal data', async () => {
    const { done } = backend;
    const { items } = await done(200, 'listUsers', { query: { q: 'Mira Okafor' } }, as);
    const user = await done(200, 'getUser', { params: { userId: mira()?.id ?? '' } }, as);
    expect(user).toMatchObject({
      ...items[0],
      walletBalance: { amountMinor: 0, currency: 'EUR' },
      version: 1,
    });
    const userJson = JSON.stringify(user);
    for (const secret of [people.mira, 'mira.okafor@example.com', mira()?.birthDate]) {
      expect(userJson).not.toContain(secret);
    }
  });

  test('the number of an order finds its plan and its payments', async () => {
    const { done, store } = backend;
    const order = store.tables.orders.all().find(({ paymentId }) => paymentId !== null);
    const query = { q: order?.number ?? '', limit: 100 };
    const payments = await done(200, 'listAllPayments', { query }, as);
    const paid = store.tables.payments.by('orderId', order?.id ?? '').map(({ id }) => id);
    expect(payments.items.map(({ id }) => id).toSorted()).toEqual(paid.toSorted());
    expect(payments.items[0]?.orderNumber).toBe(order?.number);
    const plans = await done(200, 'listAllPlans', { query }, as);
    expect(plans.items.map(({ id }) => id)).toEqual([order?.planId]);
  });

  test('an order has its customer’s members, the name and administrators’ actions', async () => {
    const { done } = backend;
    const [row] = (await done(200, 'listOrders', { query: {} }, customer)).items;
    const params = { orderId: row?.id ?? '' };
    const { actions: _actions, ...order } = await done(200, 'getOrder', { params }, customer);
    expect(await done(200, 'getOrderAsAdministrator', { params }, as)).toEqual({
      ...order,
      customerName: 'Mira Okafor',
      customerDaysPastDue: 0,
      remindedAt: null,
      actions: [
        {
          action: 'decide-review',
          allowed: false,
          reason:
            'A budget can be decided only after a plan has been chosen and before the order is submitted. The order is active.',
          cause: 'The order is active.',
        },
        {
          action: 'remind',
          allowed: false,
          reason:
            'A reminder can be sent only for an order that waits for its customer. The order is active.',
          cause: 'The order is active.',
        },
        {
          action: 'cancel',
          allowed: false,
          reason: 'Only an open order whose plan has not started can be cancelled. The order is active.',
          cause: 'The order is active.',
        },
      ],
    });
  });

  test('a plan has the members that its customer sees, and the customer', async () => {
    const { done } = backend;
    const [plan] = (await done(200, 'listPlans', { query: {} }, customer)).items;
    const params = { planId: plan?.id ?? '' };
    expect(await done(200, 'getPlanAsAdministrator', { params }, as)).toEqual({
      ...plan,
      userId: mira()?.id,
      customerName: 'Mira Okafor',
      feeOpen: { amountMinor: 0, currency: 'EUR' },
      lateness: 'NOT_DUE',
      promise: null,
      chargedFees: [],
      actions: [
        { action: 'reschedule', allowed: true, reason: null, cause: null },
        { action: 'remind', allowed: false, reason: 'Nothing is due.', cause: 'Nothing is due.' },
        { action: 'extend', allowed: true, reason: null, cause: null },
        {
          action: 'waive-fees',
          allowed: false,
          reason: 'No late fee was charged, or all of them were waived.',
          cause: 'No late fee was charged, or all of them were waived.',
        },
        { action: 'promise', allowed: false, reason: 'Nothing is due.', cause: 'Nothing is due.' },
        {
          action: 'answer-dispute',
          allowed: false,
          reason: 'No problem is waiting for an answer.',
          cause: 'No problem is waiting for an answer.',
        },
        { action: 'contact', allowed: true, reason: null, cause: null },
        {
          action: 'write-off',
          allowed: false,
          reason: 'Only a plan in default can be written off. The plan is active.',
          cause: 'The plan is active.',
        },
      ],
    });
  });

  test('batches and notifications have the members of their rows in the lists', async () => {
    const { done } = backend;
    const [batch] = (await done(200, 'listBatches', { query: { q: 'Bike fair' } }, as)).items;
    expect(await done(200, 'getBatch', { params: { batchId: batch?.id ?? '' } }, as)).toMatchObject(
      Object(batch),
    );
    const [sent] = (await done(200, 'listNotifications', { query: { q: 'Winter offers' } }, as)).items;
    const params = { notificationId: sent?.id ?? '' };
    expect(await done(200, 'getNotification', { params }, as)).toMatchObject(Object(sent));
  });
});

test('jobs are listed newest first, and found by the person who started them', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const admin = { token: await backend.signIn(people.administrator) };
  const support = { token: await backend.signIn('support@tranche.example') };
  const [payment] = backend.store.tables.payments.by('status', 'SUCCEEDED');
  const target = { ids: [payment?.id ?? ''] };
  const body = { action: 'retry', target, dryRun: true, reason: 'The bank was away' } as const;
  const first = await backend.done(202, 'startPaymentsJob', { body }, admin);
  await backend.wait(1_000);
  const second = await backend.done(202, 'startPaymentsJob', { body }, support);
  const listed = async (query: object) =>
    (await backend.done(200, 'listJobs', { query }, admin)).items.map(({ id, status }) => [id, status]);
  expect((await listed({})).slice(0, 2)).toEqual([
    [second.id, 'QUEUED'],
    [first.id, 'FAILED'],
  ]);
  expect(await listed({ q: 'ada' })).toEqual([[first.id, 'FAILED']]);
  expect(await listed({ filter: { status: ['QUEUED', 'RUNNING'] } })).toEqual([[second.id, 'QUEUED']]);
});
