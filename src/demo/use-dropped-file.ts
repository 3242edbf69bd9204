import { useWindowEvent } from '@mantine/hooks';
import type { ConsoleHandle } from '#contracts/mock-in-page.ts';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { situationEnding, useOpenSituation } from './use-open-situation.ts';
import { scenarioEnding, useOpenWritten } from './use-open-written.ts';

const notOurs = `This is not a situation or scenario file. Drop one whose name ends with ${situationEnding} or ${scenarioEnding}; the demo console saves both.`;

/** Opens a situation or a scenario that is dropped anywhere on a page; the browser would show the text of the file. */
export function useDroppedFile(handle: ConsoleHandle | null): void {
  const openSituation = useOpenSituation();
  const openWritten = useOpenWritten();
  const dispatch = useAppDispatch();
  const refuse = (text: string) => dispatch(snackbarShown({ text, tone: 'error', topic: 'dropped-file' }));

  async function take(file: File, { openConsole }: ConsoleHandle): Promise<void> {
    const isScenario = file.name.endsWith(scenarioEnding);
    try {
      const backend = await loadRecovering(openConsole);
      const refusal = await (isScenario ? openWritten : openSituation)(backend, file);
      if (refusal !== null) refuse(isScenario ? `The scenario could not be opened. ${refusal}` : refusal);
    } catch {
      refuse('The file could not be opened. Reload the page and drop it again.');
    }
  }

  useWindowEvent('dragover', (event) => {
    if (handle && event.dataTransfer?.types.includes('Files')) event.preventDefault(); // or nothing could be dropped
  });
  useWindowEvent('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!handle || files.length === 0) return;
    const file = files.find(({ name }) => name.endsWith(situationEnding) || name.endsWith(scenarioEnding));
    const isTaken = event.defaultPrevented || isFileInput(event.target); // by a field for uploads
    if (!file && isTaken) return;
    event.preventDefault();
    if (file) void take(file, handle);
    else refuse(notOurs);
  });
}

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';
