import { UnreachableError } from '#src/errors/chunk-error.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

const unreachable = 'This could not be opened. Check your connection and try again.';
const failureText = 'This could not be opened. Reload the page and try again.';

/**
 * For the code of a dialog, menu or drawer: returns what says that it could not be opened, because its code could not be
 * loaded. The page stays.
 */
export function useOpenFailed(onClose: () => void): (thrown: unknown) => void {
  const dispatch = useAppDispatch();
  return (thrown) => {
    const text = thrown instanceof UnreachableError ? unreachable : failureText;
    dispatch(snackbarShown({ text, tone: 'error', topic: 'dialog' }));
    onClose();
  };
}
