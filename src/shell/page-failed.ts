import { errorShown } from '../app/error.ts';
import type { Failure } from '../app/failure.ts';
import { mayReload } from '../app/reload-guard.ts';
import type { Services } from '../app/services.ts';
import type { AppDispatch } from '../app/store.ts';

/** A page that could not be rendered. A missing chunk usually means a newer release: the page is loaded anew, once. */
export function pageFailed(failure: Failure, reload: () => void) {
  return (dispatch: AppDispatch, _getState: unknown, { sessionStorage }: Services): void => {
    if (failure.kind === 'chunk' && mayReload(sessionStorage, Date.now())) reload();
    else dispatch(errorShown(failure));
  };
}
