import { keptSessionEnds } from '#src/platform/kept-session-ends.ts';
import type { KeyValueStorage } from '#src/platform/storage.ts';
import type { AppStore } from '#src/platform/store.ts';

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
    if (keptSessionEnds(storage).read() === null) return;
    import('#src/features/auth/session-ends.ts').then(
      ({ sendSessionEnds }) => store.dispatch(sendSessionEnds()),
      () => undefined, // its chunk cannot be loaded; they stay kept
    );
  };
  send();
  window.addEventListener('online', send);
}
