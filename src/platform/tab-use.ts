import type { Locks } from './unsaved-work.ts';

/** How long after a press on a link a tab that shows its address counts as opened by it. A menu is open for a while. */
const openingMs = 30_000;

const tabLock = 'tranche.tab';

/** Notes when the person last used this tab, and which of its links were opened in another one. */
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
  // With the middle button, with Ctrl, from the menu: whatever way, a tab that then shows this address came from here.
  for (const type of ['click', 'auxclick', 'contextmenu']) window.addEventListener(type, pressed, options);

  return {
    usedAt: () => usedAt,
    hasOpened: (address: string) => now() - (opened.get(address) ?? -Infinity) < openingMs,
  };
}

/** Resolves to how many other tabs of the application this browser has; null when it cannot tell. */
export async function countOtherTabs(locks: Locks | null): Promise<number | null> {
  if (!locks) return null;
  const { held = [] } = await locks.query();
  void locks
    .request(tabLock, { mode: 'shared' }, () => new Promise<never>(() => undefined)) // until the tab is closed
    .catch(() => undefined);
  return held.filter(({ name }) => name === tabLock).length;
}
