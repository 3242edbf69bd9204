import { UnreachableError } from '#src/errors/chunk-error.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useModule } from './use-module.ts';

const unreachable = 'This could not be opened. Check your connection and try again.';
const failureText = 'This could not be opened. Reload the page and try again.';

/** Loads the code of what is opened, at first when it is wanted; the page stays if that fails. */
export function useDialogModule<Module extends object>(
  load: () => Promise<Module>,
  onClose: () => void,
  isWanted = true,
): Module | undefined {
  return useModule(load, isWanted, useOpenFailed(onClose));
}

/** Returns what says that something could not be opened, because its code could not be loaded. */
export function useOpenFailed(onClose: () => void): (thrown: unknown) => void {
  const dispatch = useAppDispatch();
  return (thrown) => {
    const text = thrown instanceof UnreachableError ? unreachable : failureText;
    dispatch(snackbarShown({ text, tone: 'error', topic: 'dialog' }));
    onClose();
  };
}
