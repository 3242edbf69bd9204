import { link, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { StorageError } from '#mocks/errors/storage-error.ts';
import { add, idsOf, noteFiles } from './note-files.ts';

const files = noteFiles();

describe('a path that cannot be used is refused, and nothing is changed', () => {
  test.each([
    ['text', 'my holiday photos\n'],
    ['text without a line end', 'my holiday photos'],
    ['JSON', '{"space":"happy/7","schema":1}\n'],
    ['a white space', ' '],
    ['part of our first line', '{"format":"tranche-mo'],
  ])('%s', async (_title, text) => {
    await writeFile(files.path, text, { mode: 0o644 });
    await expect(files.openFile()).rejects.toThrow('notes.jsonl cannot be used: it is not a data file');
    expect(await readFile(files.path, 'utf8')).toBe(text);
    expect((await stat(files.path)).mode & 0o777).toBe(0o644);
    expect(await files.names()).toEqual(['notes.jsonl']);
  });

  test('a directory, a device, a link to a device', async () => {
    await mkdir(files.path);
    await expect(files.openFile()).rejects.toThrow('not a regular file');
    await expect(files.openFile({ path: '/dev/null' })).rejects.toThrow('not a regular file');
    const linked = files.inFolder('linked');
    await symlink('/dev/null', linked);
    await expect(files.openFile({ path: linked })).rejects.toThrow('not a regular file');
    expect(await files.names()).toEqual(['linked', 'notes.jsonl']);
  });

  test('a folder that does not exist', async () => {
    await expect(files.openFile({ path: files.inFolder('none/notes.jsonl') })).rejects.toThrow(
      'its folder does not exist',
    );
  });

  test('a file with a second name, whose content would be shared', async () => {
    await (await files.open()).close();
    await link(files.path, files.inFolder('copy'));
    await expect(files.openFile()).rejects.toThrow('several names');
  });

  test('a file of another release', async () => {
    await (await files.open()).close();
    const before = await readFile(files.path);
    await expect(files.openFile({ schema: 2 })).rejects.toThrow('another release (rows 1, not 2)');
    expect(await readFile(files.path)).toEqual(before);
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
    const store = await files.open();
    await add(store, 'n1');
    await add(store, 'n2');
    await store.close();
    const lines = (await readFile(files.path, 'utf8')).trimEnd().split('\n');
    const changedLines = change(lines);
    const damaged = changedLines.join('\n') + (changedLines.length > 1 ? '\n' : '');
    expect(damaged).not.toBe(`${lines.join('\n')}\n`);
    await writeFile(files.path, damaged);
    await expect(files.openFile()).rejects.toThrow(sentence);
    expect(await readFile(files.path, 'utf8')).toBe(damaged);
  });
});

describe('while a file is in use', () => {
  test('a second server is refused, under every name of the file', async () => {
    const store = await files.open();
    const other = files.inFolder('other.jsonl');
    await symlink(files.path, other);
    await expect(files.openFile()).rejects.toThrow('another server uses it');
    await expect(files.openFile({ path: other })).rejects.toThrow('another server uses it');
    await add(store, 'n1');
    await store.close();
    expect(idsOf(await files.open({ path: other }))).toEqual(['n1']);
  });

  test.each([
    ['deleted', () => rm(files.path)],
    ['replaced by another', () => rm(files.path).then(() => writeFile(files.path, 'not yours\n'))],
    ['moved away', () => rename(files.path, `${files.path}.moved`)],
  ])('and is %s, writes are refused and the other file is not touched', async (_title, change) => {
    const store = await files.open();
    await change();
    const before = await readFile(files.path, 'utf8').catch(() => null);
    await expect(add(store, 'n1')).rejects.toThrow('moved, deleted or replaced');
    await expect(store.restore(store.snapshot())).rejects.toThrow(StorageError);
    expect(idsOf(store)).toEqual([]);
    expect(await readFile(files.path, 'utf8').catch(() => null)).toBe(before);
  });
});
