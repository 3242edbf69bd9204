import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';
import { OutboxEntry, type OutboxState } from './slice.ts';

const stored = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.outbox', z.array(OutboxEntry));

/** Stores waiting commands over a reload of this tab, beside its session; they end with the session. */
export function outboxPersistence(
  storage: KeyValueStorage | null,
): Middleware<object, { outbox: OutboxState }> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState().outbox.entries;
      const result = next(action);
      const { entries } = getState().outbox;
      if (entries === before) return result;
      if (entries.length > 0) stored(storage).write([...entries]);
      else stored(storage).remove();
      return result;
    };
}

/** Reads the commands that waited before the reload. */
export function restoreOutbox(storage: KeyValueStorage | null): readonly OutboxEntry[] {
  return stored(storage).read() ?? [];
}
