import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileDriver } from '#mocks/store/driver-file.ts';
import { note, openNotes } from './notes.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  path = join(folder, 'notes.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const options = (change: { space?: string; schema?: number } = {}) => ({
  path,
  space: 'happy/7',
  schema: 1,
  ...change,
});
const open = (change?: { space?: string; schema?: number }) =>
  openNotes({ driver: () => fileDriver(options(change)) });

const add = (store: Awaited<ReturnType<typeof open>>, id: string) =>
  store.transact(({ tables }) => tables.notes.insert(note(id)));

describe('a file', () => {
  test('brings everything back that was answered', async () => {
    const before = await open();
    await add(before, 'n1');
    await add(before, 'n2');
    await before.close();
    const after = await open();
    expect(after.snapshot()).toEqual(before.snapshot());
    await add(after, 'n3');
    await after.close();
    expect((await open()).tables.notes.size).toBe(3);
  });

  test('with a torn last line, as a killed process leaves it, loses that line alone', async () => {
    const before = await open();
    await add(before, 'n1');
    await before.close();
    await appendFile(path, '{"sequence":3,"wri');
    const after = await open();
    expect(after.tables.notes.all().map((row) => row.id)).toEqual(['n1']);
    await add(after, 'n2');
    await after.close();
    expect((await open()).tables.notes.all().map((row) => row.id)).toEqual(['n1', 'n2']);
  });

  test('is whole without closing it: each answered write is on disk', async () => {
    const store = await open();
    await add(store, 'n1');
    expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
    await store.close();
  });

  test.each([
    ['scenario or seed', { space: 'big-list/7' }],
    ['schema', { schema: 2 }],
  ])('of another %s is set aside, not lost', async (_title, change) => {
    const before = await open();
    await add(before, 'n1');
    await before.close();
    const other = await open(change);
    expect(other.tables.notes.size).toBe(0);
    await other.close();
    expect((await readdir(folder)).toSorted()).toEqual(['notes.jsonl', 'notes.jsonl.bak']);
  });

  test('that cannot be read is left alone and named with its line', async () => {
    await writeFile(path, 'my holiday photos\n');
    await expect(fileDriver(options())).rejects.toThrow(
      'notes.jsonl: line 1 cannot be read; move the file away',
    );
    expect(await readFile(path, 'utf8')).toBe('my holiday photos\n');
  });

  test('with a gap in the log is refused', async () => {
    const store = await open();
    await add(store, 'n1');
    await add(store, 'n2');
    await store.close();
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, [lines[0], ...lines.slice(2)].join('\n'));
    await expect(fileDriver(options())).rejects.toThrow('line 2 is entry 3, not 2');
  });
});
