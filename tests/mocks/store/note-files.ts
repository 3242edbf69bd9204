import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { z } from '#contracts/z.ts';
import { type FileDriver, fileDriver, type FileOptions } from '#mocks/store/driver-file.ts';
import { note, type NoteStore, openNotes } from './notes.ts';

const rows = {
  authors: null,
  notes: z.object({
    id: z.string(),
    authorId: z.nullable(z.string()),
    colour: z.string(),
    weight: z.number(),
  }),
};

/** Gives each test of a file a folder for data files of notes; afterwards closes what was opened and deletes it. */
export function noteFiles() {
  let folder = '';
  const opened: FileDriver[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
  });
  afterEach(async () => {
    for (const driver of opened.splice(0)) await driver.close();
    await rm(folder, { recursive: true });
  });
  const inFolder = (name: string) => join(folder, name);
  async function openFile(change: Partial<FileOptions> = {}): Promise<FileDriver> {
    const driver = await fileDriver({ path: inFolder('notes.jsonl'), schema: 1, rows, ...change });
    opened.push(driver);
    return driver;
  }
  return {
    /** The path of the data file. */
    get path() {
      return inFolder('notes.jsonl');
    },
    inFolder,
    /** The names of all files in the folder. */
    names: async () => (await readdir(folder)).toSorted(),
    openFile,
    /** Opens a store on the data file, as a server that was told to keep its data. */
    open: (change?: Partial<FileOptions>) =>
      openNotes({ driver: () => openFile(change), durability: 'keep-or-refuse' }),
  };
}

export const add = (store: NoteStore, id: string) =>
  store.transact(({ tables }) => tables.notes.insert(note(id)));

export const idsOf = (store: NoteStore) => store.tables.notes.all().map(({ id }) => id);
