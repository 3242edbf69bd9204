import { type Clock, within } from '#src/platform/browser/clock.ts';

/** The used part of the worker that controls the page. */
export interface SharingWorker {
  postMessage(message: object, ports: MessagePort[]): void;
}

const answersWithinMs = 2_000;

/**
 * Resolves to the text that was shared with the installed application. The worker deletes it with its answer, so it
 * can be read once. Null if nothing was shared or no worker answers.
 */
export async function takeSharedText(worker: SharingWorker | null, clock: Clock): Promise<string | null> {
  if (worker === null) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ type: 'SHARED' }, [port2]);
  const data = await within(clock, answersWithinMs, answer, null);
  port1.close();
  const text: unknown = typeof data === 'object' && data !== null && 'text' in data ? data.text : null;
  return typeof text === 'string' ? text : null;
}
