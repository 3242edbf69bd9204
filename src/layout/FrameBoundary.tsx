import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { snackbarShown } from '#src/platform/snackbar.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';

/** A part of the frame. When it fails it is left out, a notice says so, and page and navigation keep working. */
export function FrameBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const text = 'A part of this page stopped working. Load the page again if something is missing.';
  return (
    <ErrorBoundary fallback={() => null} onCaught={() => dispatch(snackbarShown({ text, tone: 'error' }))}>
      {children}
    </ErrorBoundary>
  );
}
