import * as system from 'node:fs/promises';
import { readFile, rename } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { StorageError } from '#mocks/errors/storage-error.ts';
import { note } from './notes.ts';
import { add, idsOf, noteFiles } from './note-files.ts';

const files = noteFiles();

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
      const store = await files.open({ system });
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
      expect(idsOf(await files.open())).toEqual(['n1', 'n3']);
    },
  );

  test('a write that could not be synced is removed from the file', async () => {
    const { disk, system } = failingSystem();
    const store = await files.open({ system });
    disk.syncFails = true;
    await expect(add(store, 'n1')).rejects.toThrow('no sync');
    await expect(add(store, 'n2')).rejects.toThrow('no sync');
    expect((await readFile(files.path, 'utf8')).trimEnd().split('\n')).toHaveLength(1);
    disk.syncFails = false;
    await add(store, 'n3');
    await store.close();
    expect(idsOf(await files.open())).toEqual(['n3']);
  });

  test('refuses a new snapshot, keeps the old one and leaves no other file', async () => {
    const { disk, system } = failingSystem();
    const store = await files.open({ system });
    await add(store, 'n1');
    const before = store.snapshot();
    disk.left = 10;
    await expect(store.restore(before)).rejects.toThrow('disk full');
    expect(store.snapshot()).toEqual(before);
    expect(await files.names()).toEqual(['notes.jsonl', 'notes.jsonl.lock']);
    disk.left = Infinity;
    await add(store, 'n2');
    await store.close();
    expect(idsOf(await files.open())).toEqual(['n1', 'n2']);
  });

  test('the store does not open on a full disk and works once there is room', async () => {
    const { disk, system } = failingSystem();
    disk.left = 10;
    await expect(files.open({ system })).rejects.toThrow(StorageError);
    expect(await files.names()).toEqual(['notes.jsonl.lock']);
    expect(idsOf(await files.open())).toEqual([]);
  });
});
