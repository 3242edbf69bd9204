import { expect, test } from 'vitest';
import { memoryDriver } from '#mocks/store/driver.ts';
import { keyOf, openNotes } from './notes/open.ts';

const withKey = { headers: { 'idempotency-key': keyOf(1) } };

/** A backend that must keep or refuse, with storage that can be made to fail. */
async function overFailingStorage() {
  const storage = { fails: false };
  const core = await openNotes({
    durability: 'keep-or-refuse',
    notes: [{}],
    driver: () => ({
      ...memoryDriver(),
      append: () => (storage.fails ? Promise.reject(new Error('disk full')) : Promise.resolve(true)),
    }),
  });
  return { ...core, storage };
}

test('a write that cannot be made durable is a problem and can be repeated', async () => {
  const { ask, store, storage, problems } = await overFailingStorage();
  const before = store.snapshot();
  storage.fails = true;
  for (const text of ['mine', 'keep', 'undo']) {
    const response = await ask('POST', '/notes', { body: { text }, ...withKey });
    expect([response.status, response.json['code']]).toEqual([503, 'storage-unavailable']);
    expect(response.headers['Retry-After']).toBe('10');
  }
  expect(store.snapshot()).toEqual(before);
  expect(problems[0]).toContain('Nothing can be saved: disk full');
  storage.fails = false;
  const again = await ask('POST', '/notes', { body: { text: 'mine' }, ...withKey });
  expect([again.status, again.headers['Idempotency-Replayed']]).toEqual([201, undefined]);
});

test('reading still works, also when the use of a session cannot be stored', async () => {
  const { ask, storage, store, pass } = await overFailingStorage();
  await pass(120_000);
  const before = store.snapshot();
  storage.fails = true;
  expect((await ask('GET', '/notes/note_1', { as: 'ann' })).status).toBe(200);
  expect((await ask('GET', '/mine?total=true', { as: 'ann' })).json['total']).toBe(1);
  expect(store.snapshot()).toEqual(before);
});
