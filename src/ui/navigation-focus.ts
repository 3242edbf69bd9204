import { createContext } from 'react';

/** Whether the person has just come to a page, and its heading should take the focus. Used in effects. */
export interface NavigationFocus {
  request(): void;
  /** True for the first heading that asks after a request. */
  take(): boolean;
}

export function createNavigationFocus(): NavigationFocus {
  let pending = false;
  return {
    request: () => {
      pending = true;
    },
    take: () => {
      const was = pending;
      pending = false;
      return was;
    },
  };
}

export const NavigationFocusContext = createContext<NavigationFocus>(createNavigationFocus());
