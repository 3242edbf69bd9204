import { problemOf } from '#src/errors/api-error.ts';
import type { Services } from '#src/platform/services.ts';
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

/** Sends the kept ends, whoever is logged in now; true when none is left. */
export function sendSessionEnds() {
  return async (dispatch: AppDispatch, _getState: unknown, { localStorage }: Services): Promise<boolean> => {
    const ends = keptSessionEnds(localStorage);
    for (const { key, endKey } of ends.read() ?? []) {
      const call = authApi.endpoints.endSessionByKey.initiate({ key, body: { endKey } }, { track: false });
      const { error } = await dispatch(call);
      // Only an answer of the backend itself settles it, not one of a gateway before it.
      if (error !== undefined && !problemOf(error, 'validation-failed')) return false;
      const left = (ends.read() ?? []).filter((end) => end.key !== key); // another tab may have changed it
      if (left.length > 0) ends.write(left);
      else ends.remove();
    }
    return ends.read() === null; // another one may have been kept meanwhile
  };
}
