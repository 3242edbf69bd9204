import { IDBFactory, IDBRequest } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { indexedDbDriver } from '#mocks/store/driver-indexeddb.ts';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';
import { maxSteps } from '#mocks/store/history.ts';
import { note, openNotes, START } from './notes.ts';

const base = { at: START, random: [1, 2, 3, 4] as const, clock: { at: 0, wall: null } };
const snapshot = {
  origin: { scenario: 'happy', seed: 7 },
  sequence: 1,
  steps: 0,
  ...base,
  tables: {},
};
const entry = { sequence: 2, cause: { who: null, what: 'change' }, ...base, writes: {} };

function browser() {
  stubIndexedDb();
  return (change: { space?: string; schema?: number } = {}) =>
    openNotes({ driver: () => indexedDbDriver({ space: 'happy/7', schema: 1, ...change }) });
}

const add = (store: Awaited<ReturnType<typeof openNotes>>, id: string) =>
  store.transact(({ tables }) => tables.notes.insert(note(id)));

describe('IndexedDB', () => {
  test('restores everything after a reload that did not close anything', async () => {
    const open = browser();
    const before = await open();
    await add(before, 'n1');
    await add(before, 'n2');
    const after = await open();
    expect(after.snapshot()).toEqual(before.snapshot());
  });

  test('of two tabs that write the same entry one is refused', async () => {
    stubIndexedDb();
    const driver = () => indexedDbDriver({ space: 'happy/7', schema: 1 });
    const [left, right] = [await driver(), await driver()];
    expect(await left.save(snapshot, 0)).toBe(true);
    expect(await right.save(snapshot, 0)).toBe(false);
    const answers = await Promise.all([left.append(entry), right.append(entry)]);
    expect(answers.toSorted()).toEqual([false, true]);
    expect((await right.read(0)).entries).toEqual([entry]);
  });

  test('a snapshot without room rejects with the reason, and what was saved before stays', async () => {
    stubIndexedDb();
    const driver = await indexedDbDriver({ space: 'happy/7', schema: 1 });
    await driver.save(snapshot, 0);
    await driver.append(entry);
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put');
    full.mockImplementation(function (this: IDBObjectStore, ...value) {
      if (this.name === 'heads') throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, value);
    });
    await expect(driver.save({ ...snapshot, sequence: 2 }, 2)).rejects.toThrow('The disk is full.');
    full.mockRestore();
    expect(await driver.read(0)).toEqual({ head: 2, snapshot, entries: [entry] });
  });

  test('keeps two scenarios apart', async () => {
    const open = browser();
    await add(await open(), 'n1');
    expect((await open({ space: 'no-data/7' })).tables.notes.size).toBe(0);
    expect((await open()).tables.notes.size).toBe(1);
  });

  test('deletes what an older schema has saved, and populates the tables again', async () => {
    const open = browser();
    await add(await open(), 'n1');
    expect((await open({ schema: 2 })).tables.notes.size).toBe(0);
    expect((await open()).tables.notes.size).toBe(0);
  });

  test(`a snapshot is written after ${maxSteps} entries, and what follows it is still there`, async () => {
    const open = browser();
    const store = await open();
    await add(store, 'n1');
    for (let weight = 1; weight <= maxSteps + 2; weight += 1) {
      await store.transact(({ tables }) => tables.notes.replace(note('n1', { weight })));
    }
    const again = await open();
    expect(again.tables.notes.get('n1')?.weight).toBe(maxSteps + 2);
    expect(again.version).toBe(store.version);
  });

  describe('with damage in what was saved', () => {
    async function damaged(damage: (store: (name: string) => IDBObjectStore) => void) {
      stubIndexedDb();
      const said: string[] = [];
      const onDamage = (sentence: string) => void said.push(sentence);
      const open = () =>
        openNotes({ driver: () => indexedDbDriver({ space: 'happy/7', schema: 1, onDamage }) });
      const other = await open(); // a tab that is open all the time
      for (const id of ['n1', 'n2', 'n3']) await add(other, id); // entries 2, 3 and 4
      const request = indexedDB.open('tranche-mock', 1);
      await new Promise((done) => (request.onsuccess = done));
      const running = request.result.transaction(['heads', 'snapshots', 'log'], 'readwrite');
      damage((name) => running.objectStore(name));
      await new Promise((done) => (running.oncomplete = done));
      return { open, other, said, database: request.result };
    }
    const key = 'v1/happy/7';
    const notesOf = (store: Awaited<ReturnType<typeof openNotes>>) =>
      [...store.tables.notes.all()].map(({ id }) => id);

    test.each([
      ['a number', 7],
      ['null', null],
      ['an entry without its parts', { sequence: 3 }],
      ['an entry with another number', { ...entry, sequence: 9, writes: {} }],
      ['an entry with a row that is none', { ...entry, sequence: 3, writes: { notes: [['n2', 'garbage']] } }],
    ])('%s in place of a log entry leaves the state before it', async (_what, garbage) => {
      const { open, said, database } = await damaged((store) => void store('log').put(garbage, [key, 3]));
      const store = await open();
      expect(notesOf(store)).toEqual(['n1']);
      expect(said).toEqual([expect.stringMatching(/damaged.*put aside.*everything before/)]);
      await add(store, 'n4');
      expect(notesOf(await open())).toEqual(['n1', 'n4']);
      expect(said).toHaveLength(1);
      const kept = database
        .transaction('log')
        .objectStore('log')
        .getAll(IDBKeyRange.bound(['damaged/', 0], ['damaged0', 0]));
      await new Promise((done) => (kept.onsuccess = done));
      expect(kept.result).toEqual([garbage, expect.objectContaining({ sequence: 4 })]);
    });

    test('a tab that has the whole state saves it again', async () => {
      const { open, other } = await damaged((store) => void store('log').put('garbage', [key, 3]));
      await open();
      await add(other, 'n4');
      expect(notesOf(await open())).toEqual(['n1', 'n2', 'n3', 'n4']);
    });

    test.each([
      ['the snapshot', (store: (name: string) => IDBObjectStore) => void store('snapshots').put('{', key)],
      [
        'a row of the snapshot',
        (store: (name: string) => IDBObjectStore) =>
          void store('snapshots').put('{"tables":{"notes":[7]}}', key),
      ],
    ])('garbage in place of %s starts the scenario again', async (_what, damage) => {
      const { open, said } = await damaged(damage);
      const store = await open();
      expect(notesOf(store)).toEqual([]);
      expect(said).toEqual([expect.stringContaining('starts again')]);
      await add(store, 'n4');
      expect(notesOf(await open())).toEqual(['n4']);
    });

    test('with an invalid head, nothing is lost', async () => {
      const { open, said } = await damaged((store) => void store('heads').put('garbage', key));
      expect(notesOf(await open())).toEqual(['n1', 'n2', 'n3']);
      expect(said).toHaveLength(1);
    });
  });

  test.each([
    [
      'throws, as with blocked storage',
      () =>
        vi.fn(() => {
          throw new Error('The operation is insecure.');
        }),
      'insecure',
    ],
    ['never answers', () => vi.fn(() => new IDBRequest()), 'does not answer'],
  ])('that %s leaves a store in memory and a sentence', async (_title, broken, reason) => {
    stubIndexedDb(Object.assign(new IDBFactory(), { open: broken() }));
    const onProblem = vi.fn();
    const store = await openNotes({
      driver: () => indexedDbDriver({ space: 'happy/7', schema: 1, timeoutMs: 20 }),
      onProblem,
    });
    await add(store, 'n1');
    expect(store.tables.notes.size).toBe(1);
    expect(onProblem).toHaveBeenCalledWith(
      expect.stringContaining('does not save'),
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    );
  });
});
