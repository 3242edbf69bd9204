import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';

const MIRA = '+4915112345678';
const OTHER = '+4915198765432';

test('the feed has a customer’s own changes, and all changes for an administrator', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const customer = await person(backend, MIRA);
  const [mira, other] = [customer.token, await backend.signIn(OTHER)];
  const admin = await backend.signIn('viewer@tranche.example');
  const after = (await backend.get('listChanges', { token: mira })).cursor;
  const { orderId } = await customer.quoted();
  const since = async (token: string) =>
    (await backend.get('listChanges', { token, query: { after } })).changes.map(
      ({ entity, version }) => `${entity.type} ${entity.id} ${version}`,
    );
  expect(await since(mira)).toEqual([`order ${orderId} 2`]);
  expect(await since(admin)).toEqual([`order ${orderId} 2`]);
  expect(await since(other)).toEqual([]);
});

test('a cursor of another backend, or one that is too old, is answered with reset', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const token = await backend.signIn(MIRA);
  const strange = await backend.get('listChanges', { token, query: { after: '000000000001-00000000' } });
  expect(strange).toMatchObject({ changes: [], reset: true });
  const fresh = await backend.get('listChanges', { token, query: { after: strange.cursor } });
  expect(fresh).toEqual({ changes: [], cursor: strange.cursor, reset: false });
});

test('a page that starts names an instant and gets the changes since then', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const customer = await person(backend, MIRA);
  const admin = { token: await backend.signIn('viewer@tranche.example') };
  await customer.quoted();
  await backend.wait(60_000);
  const { orderId } = await customer.quoted();
  const changedIds = async (since: string) =>
    (await backend.get('listChanges', { ...admin, query: { since } })).changes.map(({ entity }) => entity.id);
  expect(await changedIds('2027-01-10T09:00:30.000Z')).toEqual([orderId]);
  // The login of the customer, and both orders.
  expect(await changedIds('2027-01-10T09:00:00.000Z')).toHaveLength(3);
  expect(await changedIds('2027-01-10T09:01:00.001Z')).toEqual([]);
});

test('an instant that the feed does not reach back to is answered with reset', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn('viewer@tranche.example'); // a customer's login is itself a change
  await backend.store.transact(({ tables }) => {
    tables.changes.insert({
      id: '000000000002-00000000',
      at: '2027-01-10T09:00:00.000Z',
      entity: { type: 'offer', id: 'STD6' },
      version: null,
      ownerId: null,
      isPublic: true,
    });
  });
  const since = async (instant: string) =>
    (await backend.get('listChanges', { token, query: { since: instant } })).reset;
  expect(await since('2027-01-10T08:59:59.000Z')).toBe(true);
  expect(await since('2027-01-10T09:00:01.000Z')).toBe(false);
});
