import { workerUrl } from '#src/platform/browser/trusted-types.ts';
import type { Clock } from '#src/platform/browser/clock.ts';

const enoughMs = 1_000;

/**
 * Makes Chromium check again whether the waiting worker can be activated, as it does whenever a page or a worker's
 * script is requested. On `skipWaiting()` it stops the old worker only once, and only if it runs: one that is just
 * starting, or is restarted by a request while it stops, stays until 30 s pass without a request. The script itself
 * does nothing here.
 */
export function recheckWaitingWorker(clock: Clock): void {
  try {
    const worker = new Worker(workerUrl);
    clock.after(enoughMs, () => worker.terminate());
  } catch {
    // If a policy forbids it, the old worker stays until 30 s pass without a request.
  }
}
