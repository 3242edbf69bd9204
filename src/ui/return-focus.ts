/** What lies above the page; a popover is a dialog, too. */
const above = '[role="dialog"], [role="menu"]';

/** How many places are remembered: more than dialogs lie above each other. */
const remembered = 20;

/** Mantine gives the focus back itself, after 10 ms, where it knows how. */
const patienceMs = 20;

/** An element that had the focus, and where it stood: a button that gets its menu is rendered a second time. */
interface Place {
  readonly element: HTMLElement;
  readonly parent: Element | null;
  readonly index: number;
}

function placeOf(element: HTMLElement): Place {
  const { parentElement: parent } = element;
  return { element, parent, index: parent ? [...parent.children].indexOf(element) : -1 };
}

/** What stands there now. */
function standsAt({ element, parent, index }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  const other = parent?.isConnected ? parent.children.item(index) : null;
  return other instanceof HTMLElement && other.tagName === element.tagName ? other : null;
}

/** A text field that takes the focus brings up the keyboard of a phone. */
const isWelcome = (element: HTMLElement) =>
  !element.matches('input, textarea') || !window.matchMedia('(pointer: coarse)').matches;

/** What is hidden does not take it. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * When a dialog, menu or popover goes with the focus in it, what had the focus last and is still there takes it. Mantine
 * does so for those that were there before they opened; ours are fetched and mounted when they are asked for. Returns
 * what ends it.
 */
export function returnFocus(): () => void {
  let places: readonly Place[] = [];
  let path = location.pathname;
  let timer = 0;

  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  function giveBack(): void {
    if (!isLost()) return;
    observer.disconnect();
    if (location.pathname !== path) return; // another page: its heading takes the focus
    places
      .toReversed()
      .flatMap((place) => standsAt(place) ?? [])
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
