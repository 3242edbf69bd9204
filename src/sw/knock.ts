import { workerUrl } from '../app/trusted-types.ts';
import type { Clock } from '../release/clock.ts';

const enoughMs = 1_000;

/**
 * Has Chromium look again whether the waiting worker can take over, as it does whenever a page or a worker's script is
 * asked for. It tells the old worker to end only once, at the first `skipWaiting()`; a request that comes while it ends
 * starts it anew, and then it stays until nothing was asked of it for 30 s. The script itself does nothing here.
 */
export function knock(clock: Clock): void {
  const worker = new Worker(workerUrl);
  clock.after(enoughMs, () => worker.terminate());
}
