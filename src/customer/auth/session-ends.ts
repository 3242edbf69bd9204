import { problemOf } from '#src/errors/api-error.ts';
import type { Services } from '#src/platform/store/services.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { AppDispatch } from '#src/platform/store/store.ts';
import { keptSessionEnds } from '#src/platform/session/persisted-session-ends.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { sessionEnds } from './api.ts';

/** Keeps the end of a session to be sent later; false if the browser does not store it. */
export function keepSessionEnd(endKey: string) {
  return (_dispatch: AppDispatch, _getState: unknown, { localStorage }: Services): boolean => {
    const ends = keptSessionEnds(localStorage);
    return ends.write([...(ends.read() ?? []), { key: randomId(), endKey }]);
  };
}

/** The last sending: the log-out page and the application both ask for one when the network is back. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Sends the kept ends, whoever is logged in now, after a sending that is under way: what that one could not send is
 * sent then. True when none is left.
 */
export function sendSessionEnds() {
  return (dispatch: AppDispatch, _getState: unknown, { localStorage }: Services): Promise<boolean> => {
    const sendNow = () => send(dispatch, localStorage);
    const sending = last.then(sendNow, sendNow);
    last = sending;
    return sending;
  };
}

async function send(dispatch: AppDispatch, storage: KeyValueStorage | null): Promise<boolean> {
  const ends = keptSessionEnds(storage);
  for (;;) {
    const [next] = ends.read() ?? [];
    if (next === undefined) return true;
    const { key, endKey } = next;
    const call = sessionEnds.endSessionByKey.initiate({ key, body: { endKey } }, { track: false });
    const { error } = await dispatch(call);
    // Only an answer of the backend itself settles it, not one of a gateway before it.
    if (error !== undefined && !problemOf(error, 'validation-failed')) return false;
    const remaining = (ends.read() ?? []).filter((end) => end.key !== key); // another tab may have changed it
    if (!(remaining.length > 0 ? ends.write(remaining) : ends.remove())) return false;
  }
}
