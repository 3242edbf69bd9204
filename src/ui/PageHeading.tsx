import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationFocusContext } from './navigation-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * The one h1 of a page, and the document's title. After a navigation it takes the focus, so that a screen reader starts
 * here. Where it is replaced by another heading, a loading page's for instance, that one takes the focus over.
 */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = use(NavigationFocusContext);
  usePageTitle(children);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own !== null && document.activeElement === own) focus.request(); // it is still in the document
    };
  }, [focus]);
  useEffect(() => {
    if (focus.take()) heading.current?.focus({ preventScroll: true });
  }, [focus, children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
