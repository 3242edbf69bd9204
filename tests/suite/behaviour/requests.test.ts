import { expect, test } from 'vitest';
import { productBy } from '#contracts/verbs/customer.ts';
import { problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

const HOUR = 3_600_000;
const other = 'someone.else@example.com';

test('createOrder with the key of another customer is an order of its own', async () => {
  const backend = await opened('new-user');
  const { id: productId } = await productBy(backend, 'DRIPPER-01');
  const call = { body: { items: [{ productId, quantity: 1 }] }, key: crypto.randomUUID() };
  const orders = [];
  for (const contact of [people.mira, other]) {
    const { as } = await person(backend, contact);
    const answer = await backend.ask('createOrder', { ...call, ...as });
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([201, null]);
    orders.push(Object(answer.body).id);
  }
  expect(new Set(orders).size).toBe(2);
});

test('createOrder forgets a key after 24 hours', async () => {
  const backend = await opened('new-user');
  const { id: productId } = await productBy(backend, 'DRIPPER-01');
  const call = { body: { items: [{ productId, quantity: 1 }] }, key: crypto.randomUUID() };
  const replayed = async () => {
    const { as } = await person(backend);
    const { headers } = await backend.ask('createOrder', { ...call, ...as });
    return headers.get('idempotency-replayed');
  };
  expect(await replayed()).toBeNull();
  await backend.wait(23 * HOUR);
  expect(await replayed()).toBe('true');
  await backend.wait(2 * HOUR);
  expect(await replayed()).toBeNull();
});

test.each([
  ['without quotes', (version: number) => `${version}`],
  ['a weak one', (version: number) => `W/"${version}"`],
])('updateMe takes no If-Match %s', async (_what, tagOf) => {
  const backend = await opened('new-user');
  const { as } = await person(backend);
  const me = await backend.get('getMe', as);
  const { version } = me.kind === 'CUSTOMER' ? me.user : { version: 0 };
  const call = { ...as, body: { fullName: 'Mira Lind' } };
  const refused = await backend.ask('updateMe', { ...call, ifMatch: tagOf(version) });
  expect(problemIn(refused).code).toBe('version-conflict');
  expect((await backend.ask('updateMe', { ...call, ifMatch: `"${version}"` })).status).toBe(200);
});

test('getConfig has the time of the backend in Date, also after its clock was moved', async () => {
  const backend = await opened('new-user');
  await backend.wait(40 * 24 * HOUR);
  const { headers, body } = await backend.ask('getConfig');
  const ms = Date.parse(headers.get('date') ?? '') - Date.parse(Object(body).serverTime);
  expect(Math.abs(ms)).toBeLessThanOrEqual(1_000); // `Date` has no fractions of a second
});

test('listChanges tells a customer nothing of other customers', async () => {
  const backend = await opened('new-user');
  const mira = await person(backend);
  const stranger = await person(backend, other);
  const { cursor } = await backend.get('listChanges', mira.as);
  const call = { ...mira.as, query: { after: cursor } };
  await stranger.order();
  expect((await backend.get('listChanges', call)).changes).toEqual([]);
  await mira.order();
  const { changes } = await backend.get('listChanges', call);
  expect(changes.map(({ entity }) => entity.type)).toContain('order');
});
