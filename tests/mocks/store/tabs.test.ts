import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserTabs, oneTab, type TabsWindow } from '#mocks/store/tabs.ts';
import { note, openNotes, type NoteStore, sharedDisk } from './notes.ts';

const addOne = (store: NoteStore) =>
  store.transact(({ tables }) => {
    const row = tables.notes.get('count') ?? tables.notes.insert(note('count'));
    return tables.notes.replace({ ...row, weight: row.weight + 1 }).weight;
  });

const count = (store: NoteStore) => store.tables.notes.get('count')?.weight ?? 0;

describe('two tabs over one saved state', () => {
  test('lose no update in any interleaving, even without locks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }),
        fc.scheduler(),
        async (turns, s) => {
          const disk = sharedDisk();
          const scheduled = () => {
            const driver = disk.driver();
            return Promise.resolve({
              ...driver,
              append: s.scheduleFunction((entry) => driver.append(entry)),
            });
          };
          const open = () => openNotes({ driver: scheduled, tabs: oneTab() });
          const [left, right] = [await open(), await open()];
          const answers = Promise.all(turns.map((turn) => addOne(turn ? left : right)));
          await s.waitFor(answers);
          await Promise.all([left.refresh(), right.refresh()]);
          expect((await answers).toSorted((a, b) => a - b)).toEqual(turns.map((_turn, at) => at + 1));
          expect([count(left), count(right)]).toEqual([turns.length, turns.length]);
          expect(right.snapshot()).toEqual(left.snapshot());
        },
      ),
      { numRuns: 100 },
    );
  });

  test('populate the tables once', async () => {
    const disk = sharedDisk();
    const open = () => openNotes({ driver: () => Promise.resolve(disk.driver()) });
    const [left, right] = await Promise.all([open(), open()]);
    expect(left.version).toBe(1);
    expect(right.snapshot()).toEqual(left.snapshot());
  });

  test('a notified tab loads the change and reports it as made elsewhere', async () => {
    const disk = sharedDisk();
    const newWindow = sharedWindow();
    const open = () =>
      openNotes({ driver: () => Promise.resolve(disk.driver()), tabs: browserTabs('notes', newWindow()) });
    const [left, right] = [await open(), await open()];
    const notified = new Promise<boolean>((resolve) =>
      right.subscribe(({ elsewhere }) => resolve(elsewhere)),
    );
    await addOne(left);
    expect(await notified).toBe(true);
    expect(count(right)).toBe(1);
  });

  test('a tab whose lock is refused still works and loses no update', async () => {
    const disk = sharedDisk();
    const refusing: TabsWindow = {
      navigator: { locks: { request: () => Promise.reject(new Error('denied')) } },
    };
    const open = () =>
      openNotes({ driver: () => Promise.resolve(disk.driver()), tabs: browserTabs('notes', refusing) });
    const [left, right] = [await open(), await open()];
    await Promise.all([addOne(left), addOne(right), addOne(left)]);
    await left.refresh();
    expect(count(left)).toBe(3);
  });

  test('an error of the work itself is not treated as a refused lock', async () => {
    const tabs = browserTabs('notes', sharedWindow()());
    let runs = 0;
    const work = tabs.exclusively(() => {
      runs += 1;
      return Promise.reject(new Error('mine'));
    });
    await expect(work).rejects.toThrow('mine');
    expect(runs).toBe(1);
  });
});

/** Locks and channels that all windows made here share, as the tabs of one browser do. */
function sharedWindow(): () => TabsWindow {
  let last: Promise<unknown> = Promise.resolve();
  const channels = new Set<{ listeners: (() => void)[] }>();
  const locks = {
    request: (_name: string, work: () => Promise<void>) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
  class Channel {
    readonly listeners: (() => void)[] = [];
    constructor() {
      channels.add(this);
    }
    postMessage() {
      for (const channel of channels)
        if (channel !== this) for (const listener of channel.listeners) listener();
    }
    addEventListener(_type: 'message', listener: () => void) {
      this.listeners.push(listener);
    }
    close() {
      channels.delete(this);
    }
  }
  return () => ({ navigator: { locks }, BroadcastChannel: Channel });
}
