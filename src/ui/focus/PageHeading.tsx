import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationFocusContext } from './navigation-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * The one h1 of a page; it also sets the document's title. After a navigation it takes the focus, so that a screen
 * reader starts here. When another heading replaces it, such as that of a loading page, that heading takes over the
 * focus.
 */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = use(NavigationFocusContext);
  usePageTitle(children);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      // the heading is still in the document at this time
      if (element !== null && document.activeElement === element) focus.request();
    };
  }, [focus]);
  useEffect(() => {
    if (focus.takeRequest()) heading.current?.focus({ preventScroll: true });
  }, [focus, children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
