import { expect, test } from 'vitest';
import { longestMessage } from '#contracts/inbox/item.ts';
import { ready } from '#tests/contracts/requests.ts';

test('the longest question of a reviewer is cut to what a message can hold, and the inbox stays readable', async () => {
  const { backend, request } = await ready('requestCollateralInfo');
  const note = 'Which year is it from? '.repeat(30).slice(0, 500);
  expect((await backend.ask('requestCollateralInfo', { ...request, body: { note } })).status).toBe(200);
  const item = backend.store.tables.inbox.all().at(-1);
  expect(item?.body).toMatch(/^.{400,}…$/);
  expect(item?.body.length).toBeLessThanOrEqual(longestMessage.body);
  await backend.wait(61_000); // the next code is sent after a minute
  const owner = backend.store.tables.users.get(item?.userId ?? '');
  const token = await backend.signIn(owner?.phoneE164 ?? '');
  const { items } = await backend.done(200, 'listInbox', { query: { limit: 100 } }, { token });
  expect(items.map(({ body }) => body)).toContain(item?.body);
});
