import { expect, test } from 'vitest';
import { openWorld } from '#tests/contracts/world.ts';
import { purchaseIn } from '#tests/contracts/requests.ts';

const MIRA = '+4915112345678';
const OTHER = '+4915198765432';

test('the feed shows a customer what is their own, an administrator everything, each once', async () => {
  const world = await openWorld();
  const [mira, other] = [await world.signIn(MIRA), await world.signIn(OTHER)];
  const admin = await world.signIn('viewer@tranche.example');
  const after = (await world.get('listChanges', { token: mira })).cursor;
  const purchase = await purchaseIn(world, mira);
  const { order } = await purchase.quoted();
  const since = async (token: string) =>
    (await world.get('listChanges', { token, query: { after } })).changes.map(
      ({ entity, version }) => `${entity.type} ${entity.id} ${version}`,
    );
  expect(await since(mira)).toEqual([`order ${order.id} 2`]);
  expect(await since(admin)).toEqual([`order ${order.id} 2`]);
  expect(await since(other)).toEqual([]);
});

test('a cursor of another world, or one that is too old, is told to begin again', async () => {
  const world = await openWorld();
  const token = await world.signIn(MIRA);
  const strange = await world.get('listChanges', { token, query: { after: '000000000001-00000000' } });
  expect(strange).toMatchObject({ changes: [], reset: true });
  const fresh = await world.get('listChanges', { token, query: { after: strange.cursor } });
  expect(fresh).toEqual({ changes: [], cursor: strange.cursor, reset: false });
});
