import { describe, expect, test, vi } from 'vitest';
import type { Driver } from '#mocks/store/driver.ts';
import { oneTab } from '#mocks/store/tabs.ts';
import { note, openNotes, sharedDisk, START } from './notes.ts';

describe('a command', () => {
  test('is all or nothing: an error takes back rows, randomness and time', async () => {
    const store = await openNotes();
    const before = store.snapshot();
    const command = store.transact(({ tables, random, clock }) => {
      tables.notes.insert(note(random.ulid('note', clock.now())));
      clock.advance(1000);
      throw new Error('no');
    });
    await expect(command).rejects.toThrow('no');
    expect(store.snapshot()).toEqual(before);
  });

  test('is answered only when its entry is durable, and seen by readers only then', async () => {
    const disk = sharedDisk();
    const gate = Promise.withResolvers<void>();
    const driver: Driver = disk.driver();
    const slow: Driver = { ...driver, append: (entry) => gate.promise.then(() => driver.append(entry)) };
    const store = await openNotes({ driver: () => Promise.resolve(slow) });

    const answered = vi.fn();
    const command = store.transact(({ tables }) => tables.notes.insert(note('n1'))).then(answered);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).not.toHaveBeenCalled();
    expect(store.tables.notes.size).toBe(0);

    gate.resolve();
    await command;
    expect(disk.logLength()).toBe(1);
    expect(store.tables.notes.size).toBe(1);
  });

  test('that changes nothing leaves no entry', async () => {
    const store = await openNotes();
    const { version } = store;
    expect(await store.transact(({ tables }) => tables.authors.size)).toBe(1);
    expect(store.version).toBe(version);
  });

  test('cannot be asynchronous', async () => {
    const store = await openNotes();
    await expect(store.transact(() => Promise.resolve())).rejects.toThrow('commands are synchronous');
  });

  test('is the only place to write', async () => {
    const store = await openNotes();
    const escaped = await store.transact(({ tables }) => tables);
    expect(() => escaped.notes.insert(note('n1'))).toThrow('outside of a command');
  });
});

describe('what is saved', () => {
  const commands = [1, 2, 3].map(
    (weight) => (store: Awaited<ReturnType<typeof openNotes>>) =>
      store.transact(({ tables, random, clock }) => {
        clock.advance(weight * 1000);
        tables.notes.insert(note(random.ulid('note', clock.now()), { weight, colour: random.digits(3) }));
      }),
  );

  test('same seed, clock and commands give the same bytes', async () => {
    const [one, two] = [await openNotes(), await openNotes()];
    for (const command of commands) await command(one);
    for (const command of commands) await command(two);
    expect(JSON.stringify(two.snapshot())).toBe(JSON.stringify(one.snapshot()));
    expect(one.tables.notes.size).toBe(3);
  });

  test.each([
    ['from the log', Infinity],
    ['from a snapshot and a rest of log', 2],
  ])('comes back after a reload, %s, and randomness goes on where it was', async (_title, compactAfter) => {
    const disk = sharedDisk(compactAfter);
    const open = (fill?: () => void) =>
      openNotes({ driver: () => Promise.resolve(disk.driver()), ...(fill ? { fill } : {}) });
    const before = await open();
    for (const command of commands) await command(before);
    await before.close();

    const fill = vi.fn();
    const after = await open(fill);
    expect(fill).not.toHaveBeenCalled();
    expect(after.snapshot()).toEqual(before.snapshot());
    const draw = (store: typeof after) => store.transact(({ random }) => random.uuid());
    const [drawn, unsaved] = [await draw(after), await openNotes()];
    for (const command of commands) await command(unsaved);
    expect(drawn).toBe(await draw(unsaved));
    expect(disk.logLength()).toBeLessThanOrEqual(compactAfter === 2 ? 3 : 4);
  });

  test('a snapshot can be restored, and replaces everything', async () => {
    const store = await openNotes();
    const empty = store.snapshot();
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    await store.restore(empty);
    expect(store.tables.notes.size).toBe(0);
    expect(store.tables.authors.size).toBe(1);
    await expect(store.restore({ ...empty, tables: { lost: [] } })).rejects.toThrow('"lost"');
  });
});

describe('a first state that is saved later', () => {
  function quietly() {
    const disk = sharedDisk();
    const gate = Promise.withResolvers<void>();
    const tabs = oneTab(); // two stores that share it keep out of each other's way, as tabs with a lock do
    const open = (driver = disk.driver()) =>
      openNotes({ driver: () => Promise.resolve(driver), tabs, quiet: () => gate.promise });
    return { disk, gate, open };
  }

  test('can be read at once, and is saved when there is time', async () => {
    const { disk, gate, open } = quietly();
    const store = await open();
    await store.refresh();
    expect([store.tables.authors.size, disk.head()]).toEqual([1, 0]);
    gate.resolve();
    await store.close();
    expect(disk.head()).toBe(1);
  });

  test('is saved before the first write is answered, whoever writes', async () => {
    const { disk, open } = quietly();
    const store = await open();
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    expect(disk.logLength()).toBe(1);
    const other = await open();
    expect(other.snapshot()).toEqual(store.snapshot());
  });

  test('gives way to the state of a tab that was faster without a lock', async () => {
    const { disk, gate, open } = quietly();
    const store = await open();
    const faster = await openNotes({ driver: () => Promise.resolve(disk.driver()) });
    await faster.transact(({ tables }) => tables.notes.insert(note('n1')));
    gate.resolve();
    await store.transact(({ tables }) => tables.notes.insert(note('n2')));
    await faster.refresh();
    expect(faster.tables.notes.all().map(({ id }) => id)).toEqual(['n1', 'n2']);
    expect(store.snapshot()).toEqual(faster.snapshot());
  });

  test('that storage refuses is kept in memory, and said', async () => {
    const onTrouble = vi.fn();
    const full: Driver = { ...sharedDisk().driver(), save: () => Promise.reject(new Error('quota')) };
    const store = await openNotes({
      driver: () => Promise.resolve(full),
      quiet: () => Promise.resolve(),
      onTrouble,
    });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    expect(store.tables.notes.size).toBe(1);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });
});

test('the scenario is filled in while time stands still, and time runs on from there', async () => {
  let reading = 0;
  const store = await openNotes({
    frozen: false,
    wall: () => (reading += 1000),
    fill: ({ tables, clock }) => {
      for (const id of ['n1', 'n2']) tables.notes.insert(note(id, { colour: clock.now() }));
    },
  });
  expect(store.tables.notes.all().map(({ colour }) => colour)).toEqual([START, START]);
  expect(Date.parse(store.clock.now())).toBeGreaterThan(Date.parse(START));
});

describe('storage that refuses', () => {
  test('from the start: the store works in memory and says so once, in a sentence', async () => {
    const onTrouble = vi.fn<(sentence: string) => void>();
    const store = await openNotes({ driver: () => Promise.reject(new Error('blocked')), onTrouble });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    expect(store.tables.notes.size).toBe(1);
    expect(onTrouble.mock.calls.map(([sentence]) => sentence)).toEqual([
      'What you do here is kept only until this page or program ends: blocked',
    ]);
  });

  test('in the middle, as a full disk does: what was there stays, and work goes on', async () => {
    const onTrouble = vi.fn();
    const driver = sharedDisk().driver();
    let full = false;
    const filling: Driver = {
      ...driver,
      append: (entry) => (full ? Promise.reject(new Error('quota')) : driver.append(entry)),
    };
    const store = await openNotes({ driver: () => Promise.resolve(filling), onTrouble });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    full = true;
    await store.transact(({ tables }) => tables.notes.insert(note('n2')));
    await store.transact(({ tables }) => tables.notes.insert(note('n3')));
    expect(store.tables.notes.all().map((row) => row.id)).toEqual(['n1', 'n2', 'n3']);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });
});
