import type { Console } from '#contracts/mock-in-page.ts';
import { draftCleared } from '#src/customer/draft/draft.ts';
import { signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useProgress } from './tours/use-progress.ts';

/** What the name of a file with a written scenario ends with. */
export const scenarioEnding = '.scenario';

/** Returns a function that opens a written scenario and then its page; it resolves to a sentence if it cannot be read. */
export function useOpenWritten() {
  const dispatch = useAppDispatch();
  const [, keepProgress] = useProgress();
  return async (backend: Pick<Console, 'openWritten'>, file: File): Promise<string | null> => {
    const opened = await backend.openWritten(await file.text());
    if ('error' in opened) return `${file.name}: ${opened.error}`;
    dispatch(draftCleared()); // its order and its session belong to the replaced data
    dispatch(signedOut());
    keepProgress(null); // a tour is about the data that were there
    window.location.assign(opened.address);
    return null;
  };
}
