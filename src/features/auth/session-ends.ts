import { problemOf } from '#src/errors/api-error.ts';
import type { Services } from '#src/platform/services.ts';
import type { KeyValueStorage } from '#src/platform/storage.ts';
import type { AppDispatch } from '#src/platform/store.ts';
import { keptSessionEnds } from '#src/platform/kept-session-ends.ts';
import { authApi } from './api.ts';

/** Keeps the end of a session to be sent later; false if the browser does not store it. */
export function keepSessionEnd(endKey: string) {
  return (_dispatch: AppDispatch, _getState: unknown, { localStorage }: Services): boolean => {
    const ends = keptSessionEnds(localStorage);
    return ends.write([...(ends.read() ?? []), { key: crypto.randomUUID(), endKey }]);
  };
}

/** The log-out page and the application both send when the network is back; one sending is for both. */
let sending: Promise<boolean> | null = null;

/** Sends the kept ends, whoever is logged in now; true when none is left. */
export function sendSessionEnds() {
  return (dispatch: AppDispatch, _getState: unknown, { localStorage }: Services): Promise<boolean> =>
    (sending ??= send(dispatch, localStorage).finally(() => {
      sending = null;
    }));
}

async function send(dispatch: AppDispatch, storage: KeyValueStorage | null): Promise<boolean> {
  const ends = keptSessionEnds(storage);
  for (;;) {
    const [next] = ends.read() ?? [];
    if (next === undefined) return true;
    const { key, endKey } = next;
    const call = authApi.endpoints.endSessionByKey.initiate({ key, body: { endKey } }, { track: false });
    const { error } = await dispatch(call);
    // Only an answer of the backend itself settles it, not one of a gateway before it.
    if (error !== undefined && !problemOf(error, 'validation-failed')) return false;
    const left = (ends.read() ?? []).filter((end) => end.key !== key); // another tab may have changed it
    if (!(left.length > 0 ? ends.write(left) : ends.remove())) return false;
  }
}
