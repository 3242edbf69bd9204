import { type Failure, toFailure } from './failure.ts';

interface Host {
  readonly location: Pick<Location, 'pathname'>;
  addEventListener: Window['addEventListener'];
}

/** Reports uncaught failures: errors in event handlers and timers, and rejected promises. */
export function watchFailures(host: Host, report: (failure: Failure) => void): void {
  host.addEventListener('error', (event) => {
    // Events without an error object are notices of the browser, such as a ResizeObserver loop, and no failures.
    if (event.error !== null && event.error !== undefined)
      report(toFailure(event.error, host.location.pathname));
  });
  host.addEventListener('unhandledrejection', (event) => {
    if (!isAbort(event.reason)) report(toFailure(event.reason, host.location.pathname));
  });
}

// True for requests aborted on purpose: the page was left, or a newer search started.
function isAbort(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
}
