const maxWaitMs = 3_000;

/**
 * Restores the scroll position. The page grows while its data arrive, so it retries until the page is tall enough;
 * the person's own scrolling cancels it.
 */
export function restoreScroll(window: Window, top: number): void {
  if (top <= 0) return;
  const { document } = window;
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = window.setTimeout(stop, maxWaitMs);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.documentElement);
  observer.observe(document.body);
  attempt();
}
