import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

/**
 * Error boundary for a part of the frame. When the part fails it is left out and a notice says so; page and
 * navigation keep working.
 */
export function FrameBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const text = 'A part of this page stopped working. Load the page again if something is missing.';
  return (
    <ErrorBoundary fallback={() => null} onCaught={() => dispatch(snackbarShown({ text, tone: 'error' }))}>
      {children}
    </ErrorBoundary>
  );
}
