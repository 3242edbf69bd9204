import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const reason = 'The item is no longer made';
const DAY = 86_400_000;

/** An order that is signed and not paid, its customer, and an administrator of support. */
async function openAdministration() {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const customer = await person(backend);
  const { id } = await customer.confirmed();
  const token = await backend.signIn(administrators.SUPPORT);
  const params = { orderId: id };
  const look = async (as = token) => backend.get('getOrderAsAdministrator', { token: as, params });
  const inbox = async () => (await backend.get('listInbox', { token: customer.as.token })).items;
  return { backend, customer, token, params, look, inbox };
}

describe('an order of a customer', () => {
  test('an order is cancelled with its plan, with a message and the reason in the audit', async () => {
    const { backend, token, params, look, inbox } = await openAdministration();
    const { version } = await look();
    const as = { token, ifMatch: `"${version}"` };
    const cancelled = await backend.done(200, 'cancelOrderAsAdministrator', { params, body: { reason } }, as);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', version: version + 1 });
    expect(backend.store.tables.plans.get(cancelled.planId ?? '')?.status).toBe('CANCELLED');
    expect((await inbox())[0]).toMatchObject({ title: 'Your order was cancelled' });
    const [event] = (await backend.get('listAuditEvents', { token, query: { q: params.orderId } })).items;
    expect(event).toMatchObject({ action: 'order.cancelled', reason, actor: { kind: 'ADMINISTRATOR' } });
    expect(cancelled.actions.filter(({ allowed }) => allowed)).toEqual([]);
  });

  test('is reminded of once a business day', async () => {
    const { backend, token, params, look, inbox } = await openAdministration();
    const remind = async () => {
      const as = { token, ifMatch: `"${(await look()).version}"` };
      return backend.done(200, 'remindOfOrder', { params, body: { reason } }, as);
    };
    const reminded = await remind();
    expect(reminded.remindedAt).not.toBeNull();
    expect(reminded.actions.find(({ action }) => action === 'remind')).toMatchObject({
      action: 'remind',
      allowed: false,
      reason: 'The customer was reminded today. The next reminder is possible tomorrow.',
    });
    const messages = async () =>
      (await inbox()).filter(({ title }) => title === 'Your order waits for its down payment');
    expect((await messages())[0]?.action?.path).toBe(`/checkout/confirmation?order=${params.orderId}`);
    await backend.wait(DAY);
    const again = await backend.signIn(administrators.SUPPORT); // the session has ended meanwhile
    expect((await look(again)).actions.find(({ action }) => action === 'remind')?.allowed).toBe(true);
  });

  test('is reminded of on the next day as well, less than 24 hours later', async () => {
    const { backend, params, look } = await openAdministration();
    const { inbox } = backend.store.tables;
    const remindsAt = async (moment: string) => {
      await backend.wait(Date.parse(moment) - Date.parse(backend.store.clock.now()));
      const token = await backend.signIn(administrators.SUPPORT);
      const { version } = await look(token);
      await backend.done(
        200,
        'remindOfOrder',
        { params, body: { reason } },
        { token, ifMatch: `"${version}"` },
      );
      return inbox.all().filter(({ title }) => title === 'Your order waits for its down payment');
    };
    expect(await remindsAt('2027-01-10T19:30:00.000Z')).toMatchObject([{ status: 'UNREAD' }]);
    const reminders = await remindsAt('2027-01-11T09:00:00.000Z');
    expect(reminders.map(({ status }) => status)).toEqual(['UNREAD', 'UNREAD']);
  });

  test('offers no action to a role without the permission, and says why', async () => {
    const { backend, look } = await openAdministration();
    const { actions } = await look(await backend.signIn(administrators.RISK));
    const { reason: why, allowed } = actions.find(({ action }) => action === 'cancel') ?? {};
    expect([allowed, why]).toEqual([
      false,
      'Your role Risk can’t start and cancel orders, and remind customers of them.',
    ]);
  });
});

test('reminders for many orders are a job, in which ended orders say why not', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const token = await backend.signIn(people.administrator);
  const body = { action: 'remind', target: { matching: {} }, dryRun: false, reason } as const;
  const { id } = await backend.done(202, 'startOrdersJob', { body }, { token });
  await backend.wait(60_000);
  const job = await backend.get('getJob', { token, params: { jobId: id } });
  const open = backend.store.tables.orders.all().filter(({ remindedAt }) => remindedAt !== null);
  expect(job.progress).toMatchObject({
    total: backend.store.tables.orders.all().length,
    succeeded: open.length,
  });
  expect(open.length).toBeGreaterThan(0);
  expect(job.progress.failed).toBeGreaterThan(0);
});

takesTransitions('commands/orders/administer');
