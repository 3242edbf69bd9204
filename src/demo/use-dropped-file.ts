import { useWindowEvent } from '@mantine/hooks';
import type { ConsoleHandle } from '#contracts/mock-in-page.ts';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { situationEnding, useOpenSituation } from './use-open-situation.ts';

/** Opens a situation that is dropped anywhere on a page; the browser would show the text of the file. */
export function useDroppedSituation(handle: ConsoleHandle | null): void {
  const open = useOpenSituation();
  const dispatch = useAppDispatch();

  async function take(file: File, { openConsole }: ConsoleHandle): Promise<void> {
    const refusal = await loadRecovering(openConsole)
      .then((backend) => open(backend, file))
      .catch(() => 'The situation could not be opened. Reload the page and try again.');
    if (refusal !== null) dispatch(snackbarShown({ text: refusal, tone: 'error' }));
  }

  useWindowEvent('dragover', (event) => {
    if (handle && event.dataTransfer?.types.includes('Files')) event.preventDefault(); // or nothing could be dropped
  });
  useWindowEvent('drop', (event) => {
    const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(situationEnding));
    if (!handle || !file) return;
    event.preventDefault();
    void take(file, handle);
  });
}
