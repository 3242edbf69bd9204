import { createContext } from 'react';

/** Decides where the focus goes after a navigation. Its functions are called in effects. */
export interface NavigationFocus {
  /** Gives the focus to the next heading that appears, unless the person moves the focus first. */
  request(): void;
  /** Focuses this element until the heading appears; no effect after that. */
  waitIn(element: HTMLElement | null): void;
  /** Returns true to the first heading that asks after a request. */
  takeRequest(): boolean;
}

export function createNavigationFocus(): NavigationFocus {
  let pending = false;
  let origin: Element | null = null;
  return {
    request: () => {
      pending = true;
      origin = document.activeElement;
    },
    waitIn: (element) => {
      if (!pending) return;
      element?.focus({ preventScroll: true });
      origin = document.activeElement;
    },
    takeRequest: () => {
      const { activeElement, body } = document;
      const isFree = activeElement === null || activeElement === body || activeElement === origin;
      const takes = pending && isFree;
      pending = false;
      return takes;
    },
  };
}

export const NavigationFocusContext = createContext<NavigationFocus>(createNavigationFocus());
