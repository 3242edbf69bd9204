import { describe, expect, test } from 'vitest';
import { planOf } from '#tests/kit/administered.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const reason = 'The item is no longer made';
const DAY = 86_400_000;

/** An order that is signed and not paid, its customer, and an administrator of support. */
async function openAdministration() {
  const backend = await opened('happy');
  const customer = await person(backend);
  const { id } = await customer.confirmed();
  const token = await backend.signIn(administrators.SUPPORT);
  const params = { orderId: id };
  const look = async (as = token) => backend.get('getOrderAsAdministrator', { token: as, params });
  const inbox = async () => (await backend.get('listInbox', { token: customer.as.token })).items;
  return { backend, customer, token, params, look, inbox };
}

describe('cancelOrderAsAdministrator and remindOfOrder', () => {
  test('an order is cancelled with its plan, with a message and the reason in the audit', async () => {
    const { backend, token, params, look, inbox } = await openAdministration();
    const { version } = await look();
    const before = (await inbox()).length;
    const as = { token, ifMatch: `"${version}"` };
    const cancelled = await backend.done(200, 'cancelOrderAsAdministrator', { params, body: { reason } }, as);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', version: version + 1 });
    expect((await planOf(backend, cancelled.planId ?? '')).status).toBe('CANCELLED');
    expect((await inbox()).length).toBe(before + 1);
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
    });
    expect((await inbox())[0]?.action?.path).toContain(params.orderId);
    await backend.wait(DAY);
    const again = await backend.signIn(administrators.SUPPORT); // the session has ended meanwhile
    expect((await look(again)).actions.find(({ action }) => action === 'remind')?.allowed).toBe(true);
  });

  test('is reminded of on the next day as well, less than 24 hours later', async () => {
    const { backend, params, look } = await openAdministration();
    const remindsAt = async (moment: string) => {
      await backend.wait(Date.parse(moment) - Date.parse(await backend.now()));
      const token = await backend.signIn(administrators.SUPPORT);
      const { version } = await look(token);
      await backend.done(
        200,
        'remindOfOrder',
        { params, body: { reason } },
        { token, ifMatch: `"${version}"` },
      );
      const { as } = await person(backend);
      const { items } = await backend.get('listInbox', as);
      return items.filter(({ action }) => action?.path.includes(params.orderId));
    };
    expect(await remindsAt('2027-01-10T19:30:00.000Z')).toMatchObject([{ status: 'UNREAD' }]);
    const reminders = await remindsAt('2027-01-11T09:00:00.000Z');
    expect(reminders.map(({ status }) => status)).toEqual(['UNREAD', 'UNREAD']);
  });

  test('offers no action to a role without the permission, and says why', async () => {
    const { backend, look } = await openAdministration();
    const { actions } = await look(await backend.signIn(administrators.RISK));
    const cancelling = actions.find(({ action }) => action === 'cancel');
    expect(cancelling).toMatchObject({ allowed: false, reason: expect.any(String) });
  });
});

test('startOrdersJob reminds of many orders, in which ended ones say why not', async () => {
  const backend = await opened('happy');
  const token = await backend.signIn(people.administrator);
  const body = { action: 'remind', target: { matching: {} }, dryRun: false, reason } as const;
  const { id } = await backend.done(202, 'startOrdersJob', { body }, { token });
  await backend.wait(60_000);
  const job = await backend.get('getJob', { token, params: { jobId: id } });
  const orders = await backend.every('listAllOrders', { token });
  const details = await Promise.all(
    orders.map((order) => backend.get('getOrderAsAdministrator', { token, params: { orderId: order.id } })),
  );
  const reminded = details.filter(({ remindedAt }) => remindedAt !== null);
  expect(job.progress).toMatchObject({ total: orders.length, succeeded: reminded.length });
  expect(reminded.length).toBeGreaterThan(0);
  expect(job.progress.failed).toBeGreaterThan(0);
});

watching?.transitions('suite/behaviour/orders/administer');
