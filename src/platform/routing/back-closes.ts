import { z } from '#contracts/z.ts';

/** Attributes of a layer that the address opens, and that Back therefore closes by itself. */
export const addressed = { 'data-addressed': true } as const;

const layers = '[role="dialog"]:not([data-addressed]), [role="menu"]';

const Entry = z.object({ idx: z.int() });
/** Returns the place of an entry in the history; null of one that the router has not made, such as of a fragment. */
const indexOf = (state: unknown) => z.safeParse(Entry, state).data?.idx ?? null;

/**
 * While a dialog, drawer, menu or palette is open, Back and Forward close it, the topmost only, and the page stays: as
 * Escape does. One that stays open, such as while a command runs, does not hold the person for a second time.
 * Call it before the router, which reads the same events. Returns a function that ends it.
 */
export function watchBack(page: Window): () => void {
  let index = indexOf(page.history.state);
  let restoring = false;
  let closingLayer: Element | null = null;
  const popped = (event: PopStateEvent) => {
    const to = indexOf(event.state);
    const top = [...page.document.querySelectorAll(layers)].at(-1) ?? null;
    const back = to === null || index === null ? 0 : index - to; // 0: there is no way back
    if (restoring || top === null || top === closingLayer || back === 0) {
      if (restoring) event.stopImmediatePropagation();
      restoring = false;
      index = to;
      return;
    }
    event.stopImmediatePropagation();
    closingLayer = top;
    restoring = true;
    page.history.go(back);
    const focused = page.document.activeElement;
    const from = focused !== null && top.contains(focused) ? focused : top;
    from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
  };
  const { pushState, replaceState } = page.history;
  // the router writes its index with each entry
  page.history.pushState = (state: unknown, ...entry) => {
    pushState.call(page.history, state, ...entry);
    index = indexOf(state);
  };
  page.history.replaceState = (state: unknown, ...entry) => {
    replaceState.call(page.history, state, ...entry);
    index = indexOf(state);
  };
  page.addEventListener('popstate', popped);
  return () => {
    page.removeEventListener('popstate', popped);
    page.history.pushState = pushState;
    page.history.replaceState = replaceState;
  };
}
