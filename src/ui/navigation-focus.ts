import { createContext } from 'react';

/** Where the focus goes after a navigation. Used in effects. */
export interface NavigationFocus {
  /** The next heading takes the focus, whenever it appears, unless the person moves the focus before. */
  request(): void;
  /** Until the heading is there the focus waits in this element. Nothing happens after the heading took it. */
  waitIn(element: HTMLElement | null): void;
  /** True for the first heading that asks after a request. */
  take(): boolean;
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
    take: () => {
      const { activeElement, body } = document;
      const isFree = activeElement === null || activeElement === body || activeElement === origin;
      const takes = pending && isFree;
      pending = false;
      return takes;
    },
  };
}

export const NavigationFocusContext = createContext<NavigationFocus>(createNavigationFocus());
