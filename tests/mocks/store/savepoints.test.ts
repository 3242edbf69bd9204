import { describe, expect, test } from 'vitest';
import { note, openNotes } from './notes.ts';

const weights = (store: Awaited<ReturnType<typeof openNotes>>) =>
  store.tables.notes.all().map(({ id, weight }) => `${id}=${weight}`);

describe('a part of a command', () => {
  test('a savepoint that throws is undone, and the rest of the command stays', async () => {
    const store = await openNotes();
    await store.transact(({ tables, attempt, random, clock }) => {
      tables.notes.insert(note('n1', { weight: 1 }));
      const before = [random.state, clock.state];
      const part = () =>
        attempt(() => {
          tables.notes.replace(note('n1', { weight: 2 }));
          tables.notes.insert(note(random.ulid('note', clock.now())));
          clock.advance(1000);
          throw new Error('no');
        });
      expect(part).toThrow('no');
      expect([random.state, clock.state]).toEqual(before);
      expect(tables.notes.get('n1')?.weight).toBe(1);
      tables.notes.insert(note('n2', { weight: 3 }));
    });
    expect(weights(store)).toEqual(['n1=1', 'n2=3']);
  });

  test('that succeeds is part of the command, and is undone with it', async () => {
    const store = await openNotes();
    await store.transact(({ tables, attempt }) => {
      attempt(() => tables.notes.insert(note('n1', { weight: 1 })));
      attempt(() => tables.notes.replace(note('n1', { weight: 2 })));
    });
    expect(weights(store)).toEqual(['n1=2']);
    const failing = store.transact(({ tables, attempt }) => {
      attempt(() => tables.notes.replace(note('n1', { weight: 3 })));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(weights(store)).toEqual(['n1=2']);
  });

  test('a simulated part returns its result and is undone with its inner parts', async () => {
    const store = await openNotes();
    const { version } = store;
    const result = await store.transact(({ tables, attempt, simulate }) =>
      simulate(() => {
        attempt(() => tables.notes.insert(note('n1')));
        return tables.notes.size;
      }),
    );
    expect([result, store.tables.notes.size, store.version]).toEqual([1, 0, version]);
  });

  test('lists what it has changed, and the command lists all changes', async () => {
    const store = await openNotes();
    await store.transact(({ tables }) => tables.notes.insert(note('n1', { weight: 1 })));
    await store.transact(({ tables, attempt, changes }) => {
      tables.notes.replace(note('n1', { weight: 2 }));
      attempt(() => {
        tables.notes.replace(note('n1', { weight: 3 }));
        expect(changes()).toMatchObject([{ table: 'notes', before: { weight: 2 }, after: { weight: 3 } }]);
      });
      expect(changes()).toMatchObject([{ id: 'n1', before: { weight: 1 }, after: { weight: 3 } }]);
      tables.notes.replace(store.tables.notes.get('n1') ?? note('n1'));
    });
  });
});

test('a simulated command returns its result and changes nothing', async () => {
  const store = await openNotes();
  const before = store.snapshot();
  const id = store.simulate(({ tables, random, clock }) => {
    clock.advance(1);
    return tables.notes.insert(note(random.ulid('note', clock.now()))).id;
  });
  expect(id).toMatch(/^note_/);
  expect(store.snapshot()).toEqual(before);
});
