import type { Clock } from '#mocks/time/clock.ts';

/**
 * Makes the Date header, with the time of the backend's own clock, because callers count down to its deadlines. It has
 * whole seconds, so the text is kept for a second.
 */
export function createHttpDate(clock: Pick<Clock, 'now'>): () => string {
  let [second, date] = ['', ''];
  return () => {
    const now = clock.now();
    if (now.slice(0, 19) !== second) [second, date] = [now.slice(0, 19), new Date(now).toUTCString()];
    return date;
  };
}
