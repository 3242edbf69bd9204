import { describe, expect, test } from 'vitest';
import type { Deed } from '#mocks/store/driver.ts';
import { indexedDbDriver } from '#mocks/store/driver-indexeddb.ts';
import { type History, historyAfter, historyOf, maxSteps, wayTo } from '#mocks/store/history.ts';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';
import { note, type NoteStore, openNotes, sharedDisk, START } from './notes.ts';

const someone: Deed = { who: { kind: 'CUSTOMER', id: 'usr_1', name: 'Mira Okafor' }, what: 'createOrder' };
const timePassed: Deed = { who: null, what: 'due' };

const add = (store: NoteStore, id: string, deed = someone) =>
  store.transact(({ tables, clock }) => {
    tables.notes.insert(note(id));
    clock.advance(60_000);
  }, deed);

const idsIn = (store: NoteStore) => store.tables.notes.all().map(({ id }) => id);

async function goTo(store: NoteStore, place: number, drops = false): Promise<void> {
  await store.transact(
    ({ put, clock }) => {
      const way = wayTo(store.history, place) ?? expect.fail('There is no way there');
      for (const { table, id, after } of way.rows) put(table, id, after);
      clock.advance(Date.parse(way.at) - Date.parse(clock.now()));
    },
    { goesTo: place, drops },
  );
}

async function withThreeNotes(options: Parameters<typeof openNotes>[0] = {}) {
  const store = await openNotes(options);
  for (const id of ['n1', 'n2', 'n3']) await add(store, id);
  return store;
}

describe('the steps of a store', () => {
  test('say who did what, when, and which rows were before and after', async () => {
    const store = await openNotes();
    await add(store, 'n1');
    await store.transact(({ tables }) => tables.notes.replace(note('n1', { weight: 5 })), timePassed);
    expect(store.history).toMatchObject({ earlier: 0, done: 2, meanwhile: [] });
    expect(store.history.steps).toMatchObject([
      { ...someone, at: '2027-01-10T09:01:00.000Z', rows: [{ table: 'notes', id: 'n1', before: undefined }] },
      { ...timePassed, rows: [{ before: note('n1'), after: note('n1', { weight: 5 }) }] },
    ]);
  });

  test('can be gone back from and forward to, with the time of each', async () => {
    const store = await withThreeNotes();
    await goTo(store, 1);
    expect([idsIn(store), store.clock.now()]).toEqual([['n1'], '2027-01-10T09:01:00.000Z']);
    await goTo(store, 0);
    expect([idsIn(store), store.clock.now()]).toEqual([[], START]);
    await goTo(store, 3);
    expect([idsIn(store), store.clock.now()]).toEqual([['n1', 'n2', 'n3'], '2027-01-10T09:03:00.000Z']);
  });

  test('that were gone back from are dropped by the next command, and by asking for it', async () => {
    const store = await withThreeNotes();
    await goTo(store, 1);
    await add(store, 'n4');
    expect(store.history).toMatchObject({ done: 2, steps: [{}, {}] });
    await goTo(store, 1);
    await goTo(store, 1, true);
    expect(store.history).toMatchObject({ done: 1, steps: [{}] });
    expect(wayTo(store.history, 2)).toBeNull();
  });

  test('stay ahead while only time passes, which going on undoes', async () => {
    const store = await withThreeNotes();
    await goTo(store, 1);
    await add(store, 'n9', timePassed);
    expect(idsIn(store)).toEqual(['n1', 'n9']);
    await goTo(store, 3);
    expect(idsIn(store)).toEqual(['n1', 'n2', 'n3']);
    await goTo(store, 1);
    await add(store, 'n9', timePassed);
    await add(store, 'n4');
    expect(store.history.steps.map(({ rows }) => rows[0]?.id)).toEqual(['n1', 'n9', 'n4']);
  });

  test('are the same in another tab, which goes forward again', async () => {
    const disk = sharedDisk();
    const options = { driver: async () => disk.driver() };
    const left = await withThreeNotes(options);
    const right = await openNotes(options);
    await goTo(left, 1);
    await right.refresh();
    expect([idsIn(right), right.history]).toEqual([['n1'], left.history]);
    await goTo(right, 2);
    await left.refresh();
    expect(idsIn(left)).toEqual(['n1', 'n2']);
  });

  test('are there after a reload, also those that were gone back from', async () => {
    stubIndexedDb();
    const driver = () => indexedDbDriver({ space: 'happy/7', schema: 1 });
    const store = await withThreeNotes({ driver });
    await goTo(store, 1);
    const again = await openNotes({ driver });
    expect(again.history).toEqual(store.history);
    await goTo(again, 3);
    expect(idsIn(again)).toEqual(['n1', 'n2', 'n3']);
  });

  test('begin again after a restore, with those that follow the snapshot', async () => {
    stubIndexedDb();
    const driver = () => indexedDbDriver({ space: 'happy/7', schema: 1 });
    const store = await withThreeNotes({ driver });
    const first = await openNotes();
    const writes = { notes: [['n7', note('n7')] as const] };
    await store.restore(first.snapshot(), [{ at: START, cause: someone, writes }]);
    expect([idsIn(store), store.history.steps]).toMatchObject([['n7'], [{ what: 'createOrder' }]]);
    const again = await openNotes({ driver });
    expect([again.history, again.snapshot()]).toEqual([store.history, store.snapshot()]);
  });
});

describe('a history', () => {
  const begun = historyOf({ steps: 0, at: START });
  const entryOf = (cause: Parameters<typeof historyAfter>[1]['cause'], no = 0) => ({
    sequence: no + 2,
    cause,
    at: new Date(Date.parse(START) + no).toISOString(),
    random: [1, 2, 3, 4] as const,
    clock: { at: 0, wall: null },
    writes: {},
  });

  test('keeps the later steps of very many, and knows how many came before', () => {
    let history: History = begun;
    for (let no = 0; no <= maxSteps; no += 1) history = historyAfter(history, entryOf(someone, no), []);
    expect([history.earlier, history.steps.length, history.done]).toEqual([
      maxSteps / 2 + 1,
      maxSteps / 2,
      maxSteps / 2,
    ]);
    expect(history.earlierAt).toBe(entryOf(someone, maxSteps / 2).at);
    expect(wayTo(history, 3)).toBeNull();
  });

  test('follows another tab to a step that only that tab knows', () => {
    const loaded = historyOf({ steps: 8, at: START });
    expect(historyAfter(loaded, entryOf({ goesTo: 3, drops: false }), [])).toMatchObject({
      earlier: 3,
      steps: [],
      done: 0,
    });
  });
});
