import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { dataRead } from './data-age.ts';
import { signedOut } from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.read-at', z.number().check(z.gte(0)));

/** The key of the answers that `api/kept-answers.ts` stores. */
export const keptAnswersKey = 'tranche.answers';

/** The key of the selection that `lists/selection/stored-selection.ts` stores. */
export const selectionKey = 'tranche.selection';

/** The time is stored at most once per this interval in ms while answers arrive. */
const stepMs = 10_000;

/**
 * Stores when the backend was last read, so that a tab reloaded offline can say how old its data are. Nothing that was
 * read or selected stays after logging out.
 */
export function dataAgePersistence(storage: KeyValueStorage | null): Middleware {
  let writtenAt = 0;
  return () => (next) => (action) => {
    const result = next(action);
    if (dataRead.match(action) && Math.abs(action.payload - writtenAt) >= stepMs) {
      writtenAt = action.payload;
      stored(storage).write(action.payload);
    }
    if (signedOut.match(action)) {
      writtenAt = 0;
      stored(storage).remove();
      for (const key of [keptAnswersKey, selectionKey]) storedValue(storage, key, z.unknown()).remove();
    }
    return result;
  };
}

/** Returns when the backend was last read before the reload; null if unknown. */
export const restoreDataAge = (storage: KeyValueStorage | null): number | null => stored(storage).read();
