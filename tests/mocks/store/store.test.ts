import { describe, expect, test, vi } from 'vitest';
import type { Driver } from '#mocks/store/driver.ts';
import { oneTab } from '#mocks/store/tabs.ts';
import { StorageError } from '#mocks/errors/storage-error.ts';
import { note, type NoteStore, openNotes, sharedDisk, START } from './notes.ts';
import { atRest } from '#tests/kit/at-rest.ts';

describe('a command', () => {
  test('undoes rows, random numbers and time after an error', async () => {
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

  test('is answered only when its entry is durable, and visible to readers only then', async () => {
    const disk = sharedDisk();
    const gate = Promise.withResolvers<void>();
    const driver: Driver = disk.driver();
    const slow: Driver = { ...driver, append: (entry) => gate.promise.then(() => driver.append(entry)) };
    const store = await openNotes({ driver: () => Promise.resolve(slow) });

    const answered = vi.fn();
    const command = store.transact(({ tables }) => tables.notes.insert(note('n1'))).then(answered);
    await atRest();
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
    ['from a snapshot and the log after it', 2],
  ])(
    'is restored after a reload, %s, and randomness continues where it was',
    async (_title, compactAfter) => {
      const disk = sharedDisk(compactAfter);
      const open = (populate?: () => void) =>
        openNotes({ driver: () => Promise.resolve(disk.driver()), ...(populate ? { populate } : {}) });
      const before = await open();
      for (const command of commands) await command(before);
      await before.close();

      const populate = vi.fn();
      const after = await open(populate);
      expect(populate).not.toHaveBeenCalled();
      expect(after.snapshot()).toEqual(before.snapshot());
      const draw = (store: typeof after) => store.transact(({ random }) => random.uuid());
      const [drawn, unsaved] = [await draw(after), await openNotes()];
      for (const command of commands) await command(unsaved);
      expect(drawn).toBe(await draw(unsaved));
      expect(disk.logLength()).toBeLessThanOrEqual(compactAfter === 2 ? 3 : 4);
    },
  );

  test('a snapshot can be restored, and replaces everything', async () => {
    const store = await openNotes();
    const empty = store.snapshot();
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    await store.restore(empty);
    expect(store.tables.notes.size).toBe(0);
    expect(store.tables.authors.size).toBe(1);
    expect(store.origin).toEqual(empty.origin);
    await expect(store.restore({ ...empty, tables: { lost: [] } })).rejects.toThrow('"lost"');
  });
});

describe('random numbers after a restore', () => {
  const token = (store: NoteStore) => store.transact(({ random }) => random.uuid());

  test('differ from those before, so that no token is assigned twice', async () => {
    const store = await openNotes();
    const start = store.snapshot();
    const tokens = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      tokens.add(await token(store));
      await store.restore(start);
    }
    expect(tokens.size).toBe(4);
  });

  test('are the same when the same commands ran before', async () => {
    const [one, two] = [await openNotes(), await openNotes()];
    const drawn = [];
    for (const store of [one, two]) {
      await token(store);
      await store.restore(store.snapshot());
      drawn.push(await token(store));
    }
    expect(drawn[0]).toBe(drawn[1]);
  });
});

describe('a store that must keep or refuse', () => {
  const full = (driver: Driver): Driver => ({
    ...driver,
    append: () => Promise.reject(new Error('disk full')),
    save: () => Promise.reject(new Error('disk full')),
  });
  const durability = 'keep-or-refuse';

  test('does not open when its initial state cannot be saved, and closes its storage', async () => {
    const close = vi.fn(() => Promise.resolve());
    const driver = { ...full(sharedDisk().driver()), close };
    await expect(openNotes({ driver: () => Promise.resolve(driver), durability })).rejects.toThrow(
      new StorageError(new Error('disk full')),
    );
    expect(close).toHaveBeenCalled();
  });

  test('does not open when storage cannot be opened', async () => {
    const driver = () => Promise.reject(new Error('denied'));
    await expect(openNotes({ driver, durability })).rejects.toThrow('denied');
  });

  test('refuses a command or restore that cannot be saved and works once there is room', async () => {
    const disk = sharedDisk();
    let isFull = false;
    const driver: Driver = {
      ...disk.driver(),
      append: (entry) => (isFull ? full(disk.driver()) : disk.driver()).append(entry),
      save: (snapshot, head) => (isFull ? full(disk.driver()) : disk.driver()).save(snapshot, head),
    };
    const store = await openNotes({ driver: () => Promise.resolve(driver), durability });
    const onChange = vi.fn();
    store.subscribe(onChange);
    const before = store.snapshot();
    isFull = true;
    const add = () => store.transact(({ tables }) => tables.notes.insert(note('n1')));
    await expect(add()).rejects.toThrow(StorageError);
    await expect(store.restore(before)).rejects.toThrow(StorageError);
    expect(store.snapshot()).toEqual(before);
    expect(onChange).not.toHaveBeenCalled();
    isFull = false;
    await add();
    expect(disk.logLength()).toBe(1);
  });

  test('saves its initial state before anything else, idle or not', async () => {
    const disk = sharedDisk();
    await openNotes({
      driver: () => Promise.resolve(disk.driver()),
      durability,
      whenIdle: () => new Promise(() => undefined),
    });
    expect(disk.head()).toBe(1);
  });
});

describe('an initial state that is saved later', () => {
  function quietly() {
    const disk = sharedDisk();
    const gate = Promise.withResolvers<void>();
    const tabs = oneTab(); // two stores that share it exclude each other, as tabs with a lock do
    const open = (driver = disk.driver()) =>
      openNotes({ driver: () => Promise.resolve(driver), tabs, whenIdle: () => gate.promise });
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

  test('is replaced by the state of a tab that was faster without a lock', async () => {
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

  test('that storage refuses is kept in memory, and reported', async () => {
    const onProblem = vi.fn();
    const full: Driver = { ...sharedDisk().driver(), save: () => Promise.reject(new Error('quota')) };
    const store = await openNotes({
      driver: () => Promise.resolve(full),
      whenIdle: () => Promise.resolve(),
      onProblem,
    });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    expect(store.tables.notes.size).toBe(1);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
});

test('tables are populated while the clock is frozen, and it runs from there', async () => {
  let reading = 0;
  const store = await openNotes({
    frozen: false,
    wall: () => (reading += 1000),
    populate: ({ tables, clock }) => {
      for (const id of ['n1', 'n2']) tables.notes.insert(note(id, { colour: clock.now() }));
    },
  });
  expect(store.tables.notes.all().map(({ colour }) => colour)).toEqual([START, START]);
  expect(Date.parse(store.clock.now())).toBeGreaterThan(Date.parse(START));
});

describe('storage that refuses', () => {
  test('works in memory and reports a full disk at the start once', async () => {
    const onProblem = vi.fn<(sentence: string, cause: unknown) => void>();
    const store = await openNotes({ driver: () => Promise.reject(new Error('blocked')), onProblem });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    expect(store.tables.notes.size).toBe(1);
    expect(onProblem.mock.calls.map(([sentence]) => sentence)).toEqual([
      'This browser does not save for this site: what you do here ends with this page.',
    ]);
    expect(onProblem.mock.calls[0]?.[1]).toEqual(new Error('blocked'));
  });

  test('keeps the state and continues in memory when the disk is full later', async () => {
    const onProblem = vi.fn();
    const driver = sharedDisk().driver();
    let full = false;
    const filling: Driver = {
      ...driver,
      append: (entry) => (full ? Promise.reject(new Error('quota')) : driver.append(entry)),
    };
    const store = await openNotes({ driver: () => Promise.resolve(filling), onProblem });
    await store.transact(({ tables }) => tables.notes.insert(note('n1')));
    full = true;
    await store.transact(({ tables }) => tables.notes.insert(note('n2')));
    await store.transact(({ tables }) => tables.notes.insert(note('n3')));
    expect(store.tables.notes.all().map((row) => row.id)).toEqual(['n1', 'n2', 'n3']);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
});

test('a saved state that accepts no change is an error of the write, not a wait', async () => {
  const driver = { ...sharedDisk().driver(), append: () => Promise.resolve(false) };
  const store = await openNotes({ driver: () => Promise.resolve(driver) });
  await expect(store.transact(({ tables }) => tables.notes.insert(note('n1')))).rejects.toThrow(
    'does not take the next change',
  );
  expect(store.tables.notes.size).toBe(0);
});
