import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { selectSession, type SessionState, signedIn, signedOut } from '#src/platform/session/session.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import {
  outboxAdded,
  outboxCarriedOut,
  outboxChecked,
  OutboxEntry,
  outboxFound,
  outboxRemoved,
  outboxReplaced,
  type OutboxState,
  outboxStored,
  outboxWaits,
} from './slice.ts';

/** The commands of a person on this device; in a session that an earlier release stored, `userId` is unknown. */
const stored = (storage: KeyValueStorage | null, userId: string | undefined) =>
  storedValue(storage, `tranche.outbox.${userId ?? ''}`, z.array(OutboxEntry));

const isChange = isAnyOf(
  outboxAdded,
  outboxRemoved,
  outboxCarriedOut,
  outboxReplaced,
  outboxWaits,
  outboxChecked,
);

/**
 * Keeps waiting commands on this device for the person who gave them, so that neither a closed tab nor an expired
 * session loses them; only logging out removes them. All tabs of a person have the same outbox: what another tab has
 * stored is taken over before each change. Commands that the browser does not store stay in this tab.
 */
export function outboxPersistence(
  storage: KeyValueStorage | null,
): Middleware<object, { session: SessionState; outbox: OutboxState }> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const session = selectSession(getState());
      if (session && isChange(action) && getState().outbox.isStored)
        next(outboxFound(stored(storage, session.userId).read() ?? []));
      const before = getState().outbox.entries;
      const result = next(action);
      if (signedIn.match(action)) {
        const waiting = stored(storage, action.payload.userId).read();
        if (waiting) dispatch(outboxFound(waiting));
      }
      if (session && signedOut.match(action) && !action.payload?.isLost && !action.payload?.onlyHere)
        stored(storage, session.userId).remove();
      const { entries } = getState().outbox;
      if (session && isChange(action) && entries !== before) {
        const place = stored(storage, session.userId);
        next(outboxStored(entries.length > 0 ? place.write([...entries]) : place.remove()));
      }
      return result;
    };
}

/** Takes over what another tab of the same person adds, sends or removes. */
export function followOutbox(
  { dispatch, getState }: AppStore,
  storage: KeyValueStorage | null,
  window: Pick<Window, 'addEventListener'>,
): void {
  window.addEventListener('storage', ({ key }) => {
    const place = stored(storage, selectSession(getState())?.userId);
    if (key === place.key && getState().outbox.isStored) dispatch(outboxFound(place.read() ?? []));
  });
}
