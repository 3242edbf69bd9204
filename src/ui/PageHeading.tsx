import { use, useEffect, useRef } from 'react';
import { NavigationFocusContext } from './navigation-focus.ts';

/** The one h1 of a page. After a navigation it takes the focus, so that a screen reader starts here. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = use(NavigationFocusContext);
  useEffect(() => {
    if (focus.take()) heading.current?.focus({ preventScroll: true });
  }, [focus, children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
