/** In ms: a browser that is never idle is not waited for any longer. */
const maxWaitMs = 1_000;

/** Calls `then` when the browser is idle; not every browser reports that. Returns a cancel function. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(then, { timeout: maxWaitMs });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(then, 100);
  return () => clearTimeout(timer);
}

/**
 * Calls `then` when everything that has been begun is rendered: after two idle periods, because a frame lies between
 * them if anything has changed. Returns a cancel function.
 */
export function whenRendered(then: () => void): () => void {
  let cancel = whenIdle(() => {
    cancel = whenIdle(then);
  });
  return () => cancel();
}
