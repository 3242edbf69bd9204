import { sendSessionEnds } from '#src/customer/auth/session-ends.ts';
import { keptSessionEnds } from '#src/platform/session/persisted-session-ends.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { AppStore } from '#src/platform/store/store.ts';

/**
 * Ends the sessions that were logged out without an answer of the backend, in this tab or another: now, and whenever
 * the network is back.
 */
export function endKeptSessions(
  store: AppStore,
  storage: KeyValueStorage | null,
  window: Pick<Window, 'addEventListener'>,
): void {
  const send = () => {
    if (keptSessionEnds(storage).read() !== null) void store.dispatch(sendSessionEnds());
  };
  send();
  window.addEventListener('online', send);
}
