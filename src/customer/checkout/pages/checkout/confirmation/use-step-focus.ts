import { use, useLayoutEffect, useRef } from 'react';
import type { Step } from '#src/customer/checkout/purchase/next-step.ts';
import { NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';

/** Steps that show nothing of their own, or the same as another one. */
const shownAs: Partial<Readonly<Record<Step['kind'], Step['kind'] | null>>> = {
  read: null,
  'close-abandoned': null,
  'create-order': null,
  'create-quote': null,
  submit: null,
  pay: 'wait',
};

/**
 * Focuses the heading of a new step: the page changes without a navigation, and the pressed button was far below the
 * short content that follows. After a reload the browser's own scroll position is kept.
 */
export function useStepFocus(kind: Step['kind'], failed: boolean): void {
  const focus = use(NavigationFocusContext);
  const shownKind = shownAs[kind];
  const heading = failed ? 'failed' : shownKind === undefined ? kind : shownKind;
  const last = useRef(heading);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = heading;
    if (before === heading || before === null) return;
    focus.request(); // this effect runs before the heading's own effect
    window.scrollTo(0, 0);
  }, [focus, heading]);
}
