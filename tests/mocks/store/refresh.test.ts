import { expect, test } from 'vitest';
import type { Driver } from '#mocks/store/driver.ts';
import { note, openNotes, sharedDisk } from './notes.ts';

test('a tab saves its state again when the browser’s data are cleared while it is open', async () => {
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

test('an older state that arrives after a newer one changes nothing', async () => {
  const disk = sharedDisk();
  const other = await openNotes({ driver: () => Promise.resolve(disk.driver()) });
  let held: Promise<void> | null = null;
  const slow = (): Driver => ({
    ...disk.driver(),
    async read(after) {
      const [saved, wait] = [await disk.driver().read(after), held];
      held = null;
      await wait;
      return saved;
    },
  });
  const tab = await openNotes({ driver: () => Promise.resolve(slow()) });

  await other.transact(({ tables }) => tables.notes.insert(note('n1')));
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const late = tab.refresh();
  await other.transact(({ tables }) => tables.notes.replace(note('n1', { colour: 'blue' })));
  await tab.refresh();
  gate.resolve();
  await late;
  expect(tab.snapshot()).toEqual(other.snapshot());
});
