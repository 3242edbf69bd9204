import { expect, test } from 'vitest';
import type { Driver } from '../../../mocks/store/driver.ts';
import { note, openNotes, sharedDisk } from './notes.ts';

test('when the browser’s data are cleared under an open tab, the tab writes down again what it shows', async () => {
  let disk = sharedDisk();
  const driver = (): Driver => ({
    ...disk.driver(),
    read: (after) => disk.driver().read(after),
    append: (entry) => disk.driver().append(entry),
    save: (snapshot, head) => disk.driver().save(snapshot, head),
  });
  const open = () => openNotes({ driver: () => Promise.resolve(driver()) });
  const tab = await open();
  await tab.transact(({ tables }) => tables.notes.insert(note('n1')));

  disk = sharedDisk();
  await tab.refresh();
  expect((await open()).snapshot()).toEqual(tab.snapshot());

  disk = sharedDisk();
  await tab.transact(({ tables }) => tables.notes.insert(note('n2')));
  const reloaded = await open();
  expect(reloaded.tables.notes.all().map(({ id }) => id)).toEqual(['n1', 'n2']);
});
