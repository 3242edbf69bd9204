import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { dataRead } from './data-age.ts';
import { signedOut } from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.read-at', z.number().check(z.gte(0)));

/** So often is the moment written while answers come in. */
const stepMs = 10_000;

/** Keeps when the backend was last read: a tab that is reloaded without a network says how old its data are. */
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
    }
    return result;
  };
}

/** When the backend was last read before the reload; null when it was not, or that cannot be known. */
export const restoreDataAge = (storage: KeyValueStorage | null): number | null => stored(storage).read();
