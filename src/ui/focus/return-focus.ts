import { above } from './above.ts';
import { hasTouch } from './has-touch.ts';

/** The number of remembered focus positions: more than the depth of nested dialogs. */
const remembered = 20;

/** Mantine returns the focus after 10 ms where it can; this waits in ms until it has. */
const maxWaitMs = 20;

/** Parts of a page that take the focus of an element that has disappeared from them. */
const part = `section, aside, form, fieldset, li, ${above}`;

/** An element that had the focus, and its place in its parent: a button is rendered again when its menu is loaded. */
interface Place {
  readonly element: HTMLElement;
  readonly parent: Element | null;
  readonly index: number;
  /** The parts of the page that it is in, the innermost first. */
  readonly parts: readonly HTMLElement[];
}

function placeOf(element: HTMLElement): Place {
  const { parentElement: parent } = element;
  const parts: HTMLElement[] = [];
  for (let at: Element | null | undefined = element; at; at = at.parentElement)
    if (at instanceof HTMLElement && at.matches(part)) parts.push(at);
  return { element, parent, index: parent ? [...parent.children].indexOf(element) : -1, parts };
}

/** Returns the element that is at this position now. */
function standsAt({ element, parent, index }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  const other = parent?.isConnected ? parent.children.item(index) : null;
  return other instanceof HTMLElement && other.tagName === element.tagName ? other : null;
}

/** Returns whether it was in a dialog, menu or popover that is closed. */
const isInClosed = ({ parts }: Place) => parts.some((each) => !each.isConnected && each.matches(above));

/** Returns whether two elements are the same control: another one must not get the next press of the key. */
const isSame = (a: HTMLElement, b: HTMLElement) =>
  a.textContent === b.textContent && a.ariaLabel === b.ariaLabel;

const isWelcome = (element: HTMLElement) => !element.matches('input, textarea') || !hasTouch();

/** Returns whether the element can be focused; hidden ones cannot. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses a part of the page, which no key reaches otherwise. */
export function partTakesFocus(element: HTMLElement): boolean {
  if (!element.isConnected || takesFocus(element)) return element.isConnected;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  return takesFocus(element);
}

/**
 * Finds a place for the focus when the element that has it is removed or disabled: in the part of the page around it,
 * or, when a dialog, menu or popover closes, at the last focused element that still exists, or in the part around it.
 * Mantine returns the focus only to those that were mounted before they opened; this application's are loaded on
 * demand. A component that knows a better place focuses it itself; a rule for each component would be forgotten in the
 * next one. The next control is no such place: a second press of Enter would remove another item. Returns a cancel
 * function.
 */
export function returnFocus(): () => void {
  let places: readonly Place[] = [];
  let path = location.pathname;
  let timer = 0;

  const isLost = () => {
    const { activeElement: active, body } = document;
    return active === null || active === body || active.matches(':disabled');
  };

  function giveBack(): void {
    const last = places.at(-1);
    if (!last || !isLost()) return;
    const { element, parts } = last;
    if (element.isConnected && !element.matches(':disabled')) return; // the person has pressed beside it
    if (location.pathname !== path) return; // on another page the heading takes the focus
    const isClosed = isInClosed(last);
    const replacement = element.isConnected ? null : standsAt(last); // one that is still there is disabled
    const isBack = isClosed
      ? places.toReversed().some((place) => {
          const before = standsAt(place);
          if (before) return isWelcome(before) && takesFocus(before);
          return !isInClosed(place) && place.parts.some(partTakesFocus);
        })
      : (replacement?.matches('a, button') && isSame(replacement, element) && takesFocus(replacement)) ||
        parts.some(partTakesFocus);
    if (!isBack) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    if (isLost()) timer = window.setTimeout(giveBack, maxWaitMs);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    path = location.pathname;
    places = [...places.filter(({ element }) => element !== target), placeOf(target)].slice(-remembered);
  }

  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
