import { describe, expect, test } from 'vitest';
import { defineTable } from '#mocks/store/table-definition.ts';
import { note, openNotes } from './notes.ts';

async function withNotes() {
  const store = await openNotes();
  await store.transact(({ tables }) => {
    tables.notes.insert(note('n2', { authorId: 'a1', colour: 'blue', weight: 5 }));
    tables.notes.insert(note('n1', { authorId: 'a1', weight: 9 }));
    tables.notes.insert(note('n3', { weight: 5 }));
  });
  return store;
}

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

describe('a table', () => {
  test('gives rows by id, by index, and all of them in the order of their ids', async () => {
    const { notes, authors } = (await withNotes()).tables;
    expect(notes.get('n2')?.colour).toBe('blue');
    expect(notes.get('n9')).toBeUndefined();
    expect(ids(notes.all())).toEqual(['n1', 'n2', 'n3']);
    expect(ids(notes.by('authorId', 'a1'))).toEqual(['n1', 'n2']);
    expect(authors.find('email', 'first@example.com')?.id).toBe('a1');
    expect(notes.size).toBe(3);
  });

  test('updates its indexes and orders when a row changes or is deleted', async () => {
    const store = await withNotes();
    store.tables.notes.page({ order: 'weight', limit: 1 }); // the order exists before the change
    await store.transact(({ tables }) => {
      tables.notes.replace(note('n2', { colour: 'red', weight: 1 }));
      tables.notes.delete('n1');
    });
    expect(ids(store.tables.notes.by('authorId', 'a1'))).toEqual([]);
    expect(ids(store.tables.notes.by('colour', 'red'))).toEqual(['n2', 'n3']);
    expect(ids(store.tables.notes.page({ order: 'weight', limit: 9 }).rows)).toEqual(['n2', 'n3']);
  });

  test('freezes its rows, so that every change is in the log', async () => {
    const store = await withNotes();
    const row = store.tables.notes.get('n1');
    expect(() => Object.assign(row ?? {}, { weight: 1 })).toThrow(TypeError);
  });

  test.each([
    ['a second row with the same id', 'insert found a row with id n1'],
    ['replacing what is not there', 'replace found no row with id n9'],
    ['deleting what is not there', 'delete found no row with id n9'],
  ])('refuses %s in a sentence', async (_title, sentence) => {
    const store = await withNotes();
    const command = store.transact(({ tables }) => {
      if (sentence.startsWith('insert')) tables.notes.insert(note('n1'));
      else if (sentence.startsWith('replace')) tables.notes.replace(note('n9'));
      else tables.notes.delete('n9');
    });
    await expect(command).rejects.toThrow(sentence);
  });
});

describe('integrity, checked at the end of a command', () => {
  test('a reference to a row that does not exist is refused', async () => {
    const store = await openNotes();
    const command = store.transact(({ tables }) => tables.notes.insert(note('n1', { authorId: 'a9' })));
    await expect(command).rejects.toThrow('notes: row n1 refers by authorId to a9, which is not in authors.');
    expect(store.tables.notes.size).toBe(0);
  });

  test('two rows of one command may be written in either order', async () => {
    const store = await openNotes();
    await store.transact(({ tables }) => {
      tables.notes.insert(note('n1', { authorId: 'a2' }));
      tables.authors.insert({ id: 'a2', email: null });
    });
    expect(store.tables.notes.get('n1')?.authorId).toBe('a2');
  });

  test('a row that others refer to cannot be deleted', async () => {
    const store = await withNotes();
    const command = store.transact(({ tables }) => tables.authors.delete('a1'));
    await expect(command).rejects.toThrow('authors: row a1 was deleted, but notes row n1 refers to it.');
  });

  test('a unique key can be used once; null is no key', async () => {
    const store = await openNotes();
    await store.transact(({ tables }) => {
      tables.authors.insert({ id: 'a2', email: null });
      tables.authors.insert({ id: 'a3', email: null });
    });
    const command = store.transact(({ tables }) =>
      tables.authors.insert({ id: 'a4', email: 'first@example.com' }),
    );
    await expect(command).rejects.toThrow('email "first@example.com"');
  });

  test('a definition that refers to an unknown table throws when the tables are made', async () => {
    const danglingTables = {
      notes: defineTable<{ id: string; of: string }>()({ references: { of: 'nowhere' } }),
    };
    const { openStore } = await import('#mocks/store/store.ts');
    const { memoryDriver } = await import('#mocks/store/driver.ts');
    const { oneTab } = await import('#mocks/store/tabs.ts');
    const opening = openStore({
      tables: danglingTables,
      origin: { scenario: 'lost', seed: 1 },
      durability: 'keep-or-refuse',
      startAt: '2027-01-10T09:00:00.000Z',
      wall: () => 0,
      populate: () => undefined,
      driver: () => Promise.resolve(memoryDriver()),
      tabs: oneTab(),
      onProblem: () => undefined,
    });
    await expect(opening).rejects.toThrow('"nowhere"');
  });
});
