import { appendFile, chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { add, idsOf, noteFiles } from './note-files.ts';

const files = noteFiles();

describe('a data file', () => {
  test('restores everything that was answered', async () => {
    const before = await files.open();
    await add(before, 'n1');
    await add(before, 'n2');
    await before.close();
    const after = await files.open();
    expect(after.snapshot()).toEqual(before.snapshot());
    await add(after, 'n3');
    await after.close();
    expect((await files.open()).tables.notes.size).toBe(3);
  });

  test('an incomplete last line, as of a killed process, loses only that line', async () => {
    const before = await files.open();
    await add(before, 'n1');
    await before.close();
    await appendFile(files.path, '{"sequence":3,"wri');
    const after = await files.open();
    expect(idsOf(after)).toEqual(['n1']);
    await add(after, 'n2');
    await after.close();
    expect(idsOf(await files.open())).toEqual(['n1', 'n2']);
  });

  test('whose last line end was stripped, as some editors do, loses nothing', async () => {
    const stripLineEnd = async () =>
      writeFile(files.path, (await readFile(files.path, 'utf8')).replace(/\n$/, ''));
    await (await files.open()).close();
    const whole = await readFile(files.path, 'utf8');
    await stripLineEnd(); // of the snapshot
    const before = await files.open();
    expect(await readFile(files.path, 'utf8')).toBe(whole);
    await add(before, 'n1');
    await add(before, 'n2');
    await before.close();
    await stripLineEnd(); // of an entry
    const after = await files.open();
    expect(idsOf(after)).toEqual(['n1', 'n2']);
    await add(after, 'n3');
    await after.close();
    expect(idsOf(await files.open())).toEqual(['n1', 'n2', 'n3']);
  });

  test('whose last line is complete but not one of our entries is refused, not truncated', async () => {
    await (await files.open()).close();
    await appendFile(files.path, '{"sequence":7}');
    const text = await readFile(files.path, 'utf8');
    await expect(files.openFile()).rejects.toThrow('line 2 is wrong');
    expect(await readFile(files.path, 'utf8')).toBe(text);
  });

  test('holds each answered write before it is closed', async () => {
    const store = await files.open();
    await add(store, 'n1');
    expect((await readFile(files.path, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
  });

  test('names its scenario, also after another one was restored', async () => {
    const first = await files.openFile();
    expect(first.origin).toBeNull();
    await first.close();
    const store = await files.open();
    const other = { ...store.snapshot(), origin: { scenario: 'other', seed: 9 } };
    await store.restore(other);
    expect(store.origin).toEqual(other.origin);
    await store.close();
    expect((await files.openFile()).origin).toEqual(other.origin);
  });

  test('is readable by its owner only; permissions of an existing one are tightened', async () => {
    const permissions = async () => ((await stat(files.path)).mode & 0o777).toString(8);
    await (await files.open()).close();
    expect(await permissions()).toBe('600');
    await chmod(files.path, 0o644);
    const store = await files.open();
    expect(await permissions()).toBe('600');
    await store.restore(store.snapshot());
    expect(await permissions()).toBe('600');
  });

  test('is written through a symbolic link, which stays', async () => {
    await symlink('real.jsonl', files.path);
    await expect(files.openFile()).rejects.toThrow('a link to nothing');
    await writeFile(files.inFolder('real.jsonl'), '');
    await add(await files.open(), 'n1');
    expect(await readFile(files.inFolder('real.jsonl'), 'utf8')).toContain('"n1"');
    expect(await files.names()).toEqual(['notes.jsonl', 'real.jsonl', 'real.jsonl.lock']);
  });

  test('the unfinished new files of a killed process are deleted, nothing else', async () => {
    const unfinished = `${files.path}.${crypto.randomUUID()}.tmp`;
    await writeFile(unfinished, '{"format":');
    await writeFile(`${files.path}.tmp`, 'mine');
    await writeFile(`${files.path}.bak`, 'mine too');
    await files.open();
    expect(await files.names()).toEqual([
      'notes.jsonl',
      'notes.jsonl.bak',
      'notes.jsonl.lock',
      'notes.jsonl.tmp',
    ]);
  });
});
