import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { storedSelection } from '#src/kits/lists/selection/stored-selection.ts';
import { dataRead } from '#src/platform/storage/data-age.ts';
import { restoreDataAge } from '#src/platform/storage/data-age-storage.ts';
import { signedOut } from '#src/platform/session/session.ts';

/** A tab's storage, and the dispatch of its store. */
function tab() {
  const kept = new Map<string, string>();
  const writes: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(value);
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const { dispatch } = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: storage,
    localStorage: null,
  });
  return { storage, writes, dispatch };
}

test('a reloaded tab knows when the backend was last read', () => {
  const { storage, dispatch } = tab();
  expect(restoreDataAge(storage)).toBeNull();
  dispatch(dataRead(1_800_000_000_000));
  expect(restoreDataAge(storage)).toBe(1_800_000_000_000);
});

test('many answers at once are written once', () => {
  const { writes, storage, dispatch } = tab();
  for (const ms of [0, 100, 9_999, 10_000, 12_000]) dispatch(dataRead(1_800_000_000_000 + ms));
  expect(writes).toEqual(['1800000000000', '1800000010000']);
  expect(restoreDataAge(storage)).toBe(1_800_000_010_000);
});

test('nothing of it stays after logging out; the next answer is stored at once', () => {
  const { storage, dispatch } = tab();
  dispatch(dataRead(1_800_000_000_000));
  storedSelection(storage).write({
    about: '["/mini-admin/users","adm_1","Mira"]',
    ids: ['usr_1'],
    all: false,
  });
  dispatch(signedOut());
  expect(restoreDataAge(storage)).toBeNull();
  expect(storedSelection(storage).read()).toBeNull();
  dispatch(dataRead(1_800_000_000_001));
  expect(restoreDataAge(storage)).toBe(1_800_000_000_001);
});

test('an invalid time is ignored', () => {
  const { storage } = tab();
  storage.setItem('tranche.read-at', '"yesterday"');
  expect(restoreDataAge(storage)).toBeNull();
  expect(restoreDataAge(null)).toBeNull();
});
