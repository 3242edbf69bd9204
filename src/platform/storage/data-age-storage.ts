import { z } from '#contracts/z.ts';
import { dataRead } from './data-age.ts';
import { signedOut } from '#src/platform/session/session.ts';
import type { Listen } from '#src/platform/store/listening.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.read-at', z.number().check(z.gte(0)));

/** The key of the answers that `src/api/cached-answers.ts` stores. */
export const cachedAnswersKey = 'tranche.answers';

/** The key of the selection that `src/kits/lists/selection/stored-selection.ts` stores. */
export const selectionKey = 'tranche.selection';

/** The time is stored at most once per this interval in ms while answers arrive. */
const stepMs = 10_000;

/**
 * Stores when the backend was last read, so that a tab reloaded offline can say how old its data are. Nothing that was
 * read or selected stays after logging out.
 */
export function dataAgePersistence(listen: Listen, storage: KeyValueStorage | null): void {
  let writtenAt = 0;
  listen({
    actionCreator: dataRead,
    effect({ payload }) {
      if (Math.abs(payload - writtenAt) < stepMs) return;
      writtenAt = payload;
      stored(storage).write(payload);
    },
  });
  listen({
    actionCreator: signedOut,
    effect() {
      writtenAt = 0;
      stored(storage).remove();
      for (const key of [cachedAnswersKey, selectionKey]) storedValue(storage, key, z.unknown()).remove();
    },
  });
}

/** Returns when the backend was last read before the reload; null if unknown. */
export const restoreDataAge = (storage: KeyValueStorage | null): number | null => stored(storage).read();
