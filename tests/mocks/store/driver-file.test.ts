import * as system from 'node:fs/promises';
import {
  appendFile,
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { type FileDriver, fileDriver, type FileOptions } from '#mocks/store/driver-file.ts';
import { StorageError } from '#mocks/store/storage-error.ts';
import { note, type NoteStore, openNotes } from './notes.ts';

let folder: string;
let path: string;
const opened: FileDriver[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  path = join(folder, 'notes.jsonl');
});
afterEach(async () => {
  for (const driver of opened.splice(0)) await driver.close();
  await rm(folder, { recursive: true });
});

const rows = {
  authors: null,
  notes: z.object({
    id: z.string(),
    authorId: z.nullable(z.string()),
    colour: z.string(),
    weight: z.number(),
  }),
};

async function openFile(change: Partial<FileOptions> = {}): Promise<FileDriver> {
  const driver = await fileDriver({ path, schema: 1, rows, ...change });
  opened.push(driver);
  return driver;
}
const open = (change?: Partial<FileOptions>) =>
  openNotes({ driver: () => openFile(change), durability: 'keep-or-refuse' });

const add = (store: NoteStore, id: string) => store.transact(({ tables }) => tables.notes.insert(note(id)));
const idsOf = (store: NoteStore) => store.tables.notes.all().map(({ id }) => id);
const names = async () => (await readdir(folder)).toSorted();

describe('a data file', () => {
  test('restores everything that was answered', async () => {
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

  test('with an incomplete last line, as a killed process leaves it, loses only that line', async () => {
    const before = await open();
    await add(before, 'n1');
    await before.close();
    await appendFile(path, '{"sequence":3,"wri');
    const after = await open();
    expect(idsOf(after)).toEqual(['n1']);
    await add(after, 'n2');
    await after.close();
    expect(idsOf(await open())).toEqual(['n1', 'n2']);
  });

  test('whose last line end was stripped, as some editors do, loses nothing', async () => {
    const stripLineEnd = async () => writeFile(path, (await readFile(path, 'utf8')).replace(/\n$/, ''));
    await (await open()).close();
    const whole = await readFile(path, 'utf8');
    await stripLineEnd(); // of the snapshot
    const before = await open();
    expect(await readFile(path, 'utf8')).toBe(whole);
    await add(before, 'n1');
    await add(before, 'n2');
    await before.close();
    await stripLineEnd(); // of an entry
    const after = await open();
    expect(idsOf(after)).toEqual(['n1', 'n2']);
    await add(after, 'n3');
    await after.close();
    expect(idsOf(await open())).toEqual(['n1', 'n2', 'n3']);
  });

  test('whose last line is complete but not one of our entries is refused, not truncated', async () => {
    await (await open()).close();
    await appendFile(path, '{"sequence":7}');
    const text = await readFile(path, 'utf8');
    await expect(openFile()).rejects.toThrow('line 2 is wrong');
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('holds each answered write before it is closed', async () => {
    const store = await open();
    await add(store, 'n1');
    expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
  });

  test('names its scenario, also after another one was restored', async () => {
    expect((await openFile()).origin).toBeNull();
    await opened.pop()?.close();
    const store = await open();
    const other = { ...store.snapshot(), origin: { scenario: 'other', seed: 9 } };
    await store.restore(other);
    expect(store.origin).toEqual(other.origin);
    await store.close();
    expect((await openFile()).origin).toEqual(other.origin);
  });

  test('is readable by its owner only; permissions of an existing one are tightened', async () => {
    const permissions = async () => ((await stat(path)).mode & 0o777).toString(8);
    await (await open()).close();
    expect(await permissions()).toBe('600');
    await chmod(path, 0o644);
    const store = await open();
    expect(await permissions()).toBe('600');
    await store.restore(store.snapshot());
    expect(await permissions()).toBe('600');
  });

  test('is written through a symbolic link, which stays', async () => {
    await symlink('real.jsonl', path);
    await expect(openFile()).rejects.toThrow('a link to nothing');
    await writeFile(join(folder, 'real.jsonl'), '');
    await add(await open(), 'n1');
    expect(await readFile(join(folder, 'real.jsonl'), 'utf8')).toContain('"n1"');
    expect(await names()).toEqual(['notes.jsonl', 'real.jsonl', 'real.jsonl.lock']);
  });

  test('the unfinished new files of a killed process are deleted, nothing else', async () => {
    const unfinished = `${path}.${crypto.randomUUID()}.tmp`;
    await writeFile(unfinished, '{"format":');
    await writeFile(`${path}.tmp`, 'mine');
    await writeFile(`${path}.bak`, 'mine too');
    await open();
    expect(await names()).toEqual(['notes.jsonl', 'notes.jsonl.bak', 'notes.jsonl.lock', 'notes.jsonl.tmp']);
  });
});

describe('a path that cannot be used is refused, and nothing is changed', () => {
  test.each([
    ['text', 'my holiday photos\n'],
    ['text without a line end', 'my holiday photos'],
    ['JSON', '{"space":"happy/7","schema":1}\n'],
    ['a white space', ' '],
    ['part of our first line', '{"format":"tranche-mo'],
  ])('%s', async (_title, text) => {
    await writeFile(path, text, { mode: 0o644 });
    await expect(openFile()).rejects.toThrow('notes.jsonl cannot be used: it is not a data file');
    expect(await readFile(path, 'utf8')).toBe(text);
    expect((await stat(path)).mode & 0o777).toBe(0o644);
    expect(await names()).toEqual(['notes.jsonl']);
  });

  test('a directory, a device, a link to a device', async () => {
    await mkdir(path);
    await expect(openFile()).rejects.toThrow('not a regular file');
    await expect(openFile({ path: '/dev/null' })).rejects.toThrow('not a regular file');
    const linked = join(folder, 'linked');
    await symlink('/dev/null', linked);
    await expect(openFile({ path: linked })).rejects.toThrow('not a regular file');
    expect(await names()).toEqual(['linked', 'notes.jsonl']);
  });

  test('a folder that does not exist', async () => {
    await expect(openFile({ path: join(folder, 'none', 'notes.jsonl') })).rejects.toThrow(
      'its folder does not exist',
    );
  });

  test('a file with a second name, whose content would be shared', async () => {
    await (await open()).close();
    await link(path, join(folder, 'copy'));
    await expect(openFile()).rejects.toThrow('several names');
  });

  test('a file of another release', async () => {
    await (await open()).close();
    const before = await readFile(path);
    await expect(openFile({ schema: 2 })).rejects.toThrow('another release (rows 1, not 2)');
    expect(await readFile(path)).toEqual(before);
  });

  test.each<readonly [string, string, (lines: string[]) => string[]]>([
    ['a gap in the log', 'line 2 is entry 3, not 2', ([first = '', , third = '']) => [first, third]],
    ['a line that is not JSON', 'line 2 is not JSON', ([first = '', ...rest]) => [first, 'x', ...rest]],
    ['only a part of the first line', 'first line is cut off', ([first = '']) => [first.slice(0, 100)]],
    [
      'a generator without its state',
      'line 1 is wrong at /snapshot/random',
      (lines) => lines.map((line) => line.replace(/"random":\[\d+,/, '"random":[')),
    ],
    [
      'a time that the clock cannot show',
      'line 1 is wrong at /snapshot/clock/at',
      (lines) => lines.map((line) => line.replace(/"at":\d+/, '"at":-1')),
    ],
    [
      'a row that is not one of its table',
      'line 2: notes row n1 is wrong at /weight',
      (lines) => lines.map((line) => line.replace('"weight":0', '"weight":"0"')),
    ],
    [
      'a row under the id of another',
      'line 2: a row of notes has no id, or another one',
      (lines) => lines.map((line) => line.replace('"id":"n1"', '"id":"n9"')),
    ],
    [
      'a table that does not exist',
      'line 2 has a table "pages"',
      (lines) => lines.map((line) => line.replace('{"notes":[["n1"', '{"pages":[["n1"')),
    ],
  ])('%s', async (_title, sentence, change) => {
    const store = await open();
    await add(store, 'n1');
    await add(store, 'n2');
    await store.close();
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const changed = change(lines);
    const damaged = changed.join('\n') + (changed.length > 1 ? '\n' : '');
    expect(damaged).not.toBe(`${lines.join('\n')}\n`);
    await writeFile(path, damaged);
    await expect(openFile()).rejects.toThrow(sentence);
    expect(await readFile(path, 'utf8')).toBe(damaged);
  });
});

describe('while a file is in use', () => {
  test('a second server is refused, under every name of the file', async () => {
    const store = await open();
    const other = join(folder, 'other.jsonl');
    await symlink(path, other);
    await expect(openFile()).rejects.toThrow('another server uses it');
    await expect(openFile({ path: other })).rejects.toThrow('another server uses it');
    await add(store, 'n1');
    await store.close();
    expect(idsOf(await open({ path: other }))).toEqual(['n1']);
  });

  test.each([
    ['deleted', () => rm(path)],
    ['replaced by another', () => rm(path).then(() => writeFile(path, 'not yours\n'))],
    ['moved away', () => rename(path, `${path}.moved`)],
  ])('and is %s, writes are refused and the other file is not touched', async (_title, change) => {
    const store = await open();
    await change();
    const before = await readFile(path, 'utf8').catch(() => null);
    await expect(add(store, 'n1')).rejects.toThrow('moved, deleted or replaced');
    await expect(store.restore(store.snapshot())).rejects.toThrow(StorageError);
    expect(idsOf(store)).toEqual([]);
    expect(await readFile(path, 'utf8').catch(() => null)).toBe(before);
  });
});

/** A file system whose writes fail after `left` more bytes, as those of a full disk do, and whose syncs can fail. */
function failingSystem() {
  const disk = { left: Infinity, syncFails: false };
  const opening: typeof system.open = async (...args) => {
    const file = await system.open(...args);
    const write = file.write.bind(file);
    const sync = (name: 'sync' | 'datasync') => {
      const done = file[name].bind(file);
      return () => (disk.syncFails ? Promise.reject(new Error('EIO: no sync')) : done());
    };
    return Object.assign(file, {
      async write(bytes: Uint8Array, from: number, length: number, position: number) {
        if (disk.left === 0) throw new Error('ENOSPC: disk full');
        const fits = Math.min(length, disk.left);
        disk.left -= fits;
        return write(bytes, from, fits, position);
      },
      sync: sync('sync'),
      datasync: sync('datasync'),
    });
  };
  return { disk, system: { open: opening, rename } };
}

describe('a disk that is full', () => {
  test.each([0, 1, 70])(
    'after %i bytes of an entry refuses it, and the next one is complete',
    async (left) => {
      const { disk, system } = failingSystem();
      const store = await open({ system });
      await add(store, 'n1');
      disk.left = left;
      const long = (id: string) =>
        store.transact(({ tables }) => tables.notes.insert(note(id, { colour: 'x'.repeat(900) })));
      await expect(long('n2')).rejects.toThrow(StorageError);
      await expect(long('n2')).rejects.toThrow('disk full');
      expect(idsOf(store)).toEqual(['n1']);
      disk.left = Infinity;
      await add(store, 'n3');
      await store.close();
      expect(idsOf(await open())).toEqual(['n1', 'n3']);
    },
  );

  test('a write that could not be synced is removed from the file', async () => {
    const { disk, system } = failingSystem();
    const store = await open({ system });
    disk.syncFails = true;
    await expect(add(store, 'n1')).rejects.toThrow('no sync');
    await expect(add(store, 'n2')).rejects.toThrow('no sync');
    expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(1);
    disk.syncFails = false;
    await add(store, 'n3');
    await store.close();
    expect(idsOf(await open())).toEqual(['n3']);
  });

  test('refuses a new snapshot, keeps the old one and leaves no other file', async () => {
    const { disk, system } = failingSystem();
    const store = await open({ system });
    await add(store, 'n1');
    const before = store.snapshot();
    disk.left = 10;
    await expect(store.restore(before)).rejects.toThrow('disk full');
    expect(store.snapshot()).toEqual(before);
    expect(await names()).toEqual(['notes.jsonl', 'notes.jsonl.lock']);
    disk.left = Infinity;
    await add(store, 'n2');
    await store.close();
    expect(idsOf(await open())).toEqual(['n1', 'n2']);
  });

  test('at the start: the store does not open, and the file can be used once there is room', async () => {
    const { disk, system } = failingSystem();
    disk.left = 10;
    await expect(open({ system })).rejects.toThrow(StorageError);
    expect(await names()).toEqual(['notes.jsonl.lock']);
    expect(idsOf(await open())).toEqual([]);
  });
});
