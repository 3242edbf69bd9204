import { draftCleared } from '#src/customer/draft/draft.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import type { Console } from '#contracts/mock-in-page.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { withSettings } from './demo-addresses.ts';
import { useProgress } from './tours/use-progress.ts';

/** What the name of such a file ends with. */
export const situationEnding = '.situation';

/** Returns a function that opens a file and then its page; it resolves to a sentence if the file cannot be opened. */
export function useOpenSituation() {
  const dispatch = useAppDispatch();
  const [, keepProgress] = useProgress();
  return async (backend: Pick<Console, 'openSituation'>, file: Blob): Promise<string | null> => {
    const opened = await backend.openSituation(await file.text());
    if (typeof opened === 'string') return opened;
    const { route, scenario, signedIn: session } = opened;
    dispatch(draftCleared()); // what was begun and who was logged in belong to the replaced data
    dispatch(session ? signedIn(sessionOf(session)) : signedOut({ onlyHere: true }));
    keepProgress(null); // a tour is about the data that were there
    window.location.assign(withSettings(route, { scenario }));
    return null;
  };
}
