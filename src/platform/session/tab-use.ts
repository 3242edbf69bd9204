import type { Locks } from '#src/platform/storage/unsaved-work.ts';

/**
 * How long after a link was used a tab with its address counts as opened by it, in ms. A context menu may be open for
 * a while.
 */
const openingMs = 30_000;

const tabLock = 'tranche.tab';

/** Records when the person last used this tab and which of its links were opened in another tab. */
export function watchUse(window: Window, now: () => number) {
  let usedAt = window.document.hasFocus() ? now() : 0;
  const opened = new Map<string, number>();

  const used = () => {
    usedAt = now();
  };
  const pressed = ({ target }: Event) => {
    used();
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) opened.set(link.pathname + link.search, now());
  };
  const options = { capture: true, passive: true };
  for (const type of ['focus', 'keydown', 'pointerdown']) window.addEventListener(type, used, options);
  // Links can be opened with the middle button, with Ctrl or from the context menu, so all of these events are
  // recorded.
  for (const type of ['click', 'auxclick', 'contextmenu']) window.addEventListener(type, pressed, options);

  return {
    usedAt: () => usedAt,
    hasOpened: (address: string) => now() - (opened.get(address) ?? -Infinity) < openingMs,
  };
}

/**
 * Returns a function that resolves to the number of other tabs of the application in this browser; null where it is
 * unknown. Each tab holds a lock while it is open.
 */
export function countTabs(locks: Locks | null): () => Promise<number | null> {
  if (!locks) return () => Promise.resolve(null);
  const holding = new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(tabLock, { mode: 'shared' }, hold).catch(() => resolve(false));
  });
  return async () => {
    try {
      if (!(await holding)) return null;
      const { held: tabLocks = [] } = await locks.query();
      return tabLocks.filter(({ name }) => name === tabLock).length - 1;
    } catch {
      return null; // a browser may refuse locks
    }
  };
}
