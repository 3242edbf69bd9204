import { type KeyboardEvent, useEffect, useRef } from 'react';

const holdMs = 600;

/** Returns props for an element; calls `then` when Space or Enter has been held down on it. */
export function useHold(then: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault(); // Space would scroll the page
      if (timer.current === undefined) timer.current = setTimeout(then, holdMs);
    },
    onKeyUp: stop,
    onBlur: stop,
  };
}
