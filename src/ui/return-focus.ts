import { above } from './above.ts';
import { hasTouch } from './has-touch.ts';

/** The number of remembered focus positions: more than the depth of nested dialogs. */
const remembered = 20;

/** Mantine returns the focus after 10 ms where it can; this waits in ms until it has. */
const patienceMs = 20;

/** An element that had the focus, and its place in its parent: a button is rendered again when its menu is loaded. */
interface Place {
  readonly element: HTMLElement;
  readonly parent: Element | null;
  readonly index: number;
}

function placeOf(element: HTMLElement): Place {
  const { parentElement: parent } = element;
  return { element, parent, index: parent ? [...parent.children].indexOf(element) : -1 };
}

/** Returns the element that is at this position now. */
function standsAt({ element, parent, index }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  const other = parent?.isConnected ? parent.children.item(index) : null;
  return other instanceof HTMLElement && other.tagName === element.tagName ? other : null;
}

const isWelcome = (element: HTMLElement) => !element.matches('input, textarea') || !hasTouch();

/** Returns whether the element can be focused; hidden ones cannot. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * When a dialog, menu or popover that holds the focus closes, focuses the last focused element that still exists.
 * Mantine does so only for those that were mounted before they opened; this application's are loaded on demand.
 * Returns a cancel function.
 */
export function returnFocus(): () => void {
  let places: readonly Place[] = [];
  let path = location.pathname;
  let timer = 0;

  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  function giveBack(): void {
    if (!isLost()) return;
    observer.disconnect();
    if (location.pathname !== path) return; // on another page the heading takes the focus
    const headings = document.querySelectorAll<HTMLElement>('main h1'); // when no remembered element is left
    [...places.toReversed().flatMap((place) => standsAt(place) ?? []), ...headings]
      .filter(isWelcome)
      .some(takesFocus);
  }

  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    if (isLost()) timer = window.setTimeout(giveBack, patienceMs);
  });

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    path = location.pathname;
    places = [...places.filter(({ element }) => element !== target), placeOf(target)].slice(-remembered);
    if (target.closest(above)) observer.observe(document.body, { childList: true, subtree: true });
    else observer.disconnect();
  }

  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
