import { use, useEffect, useRef } from 'react';
import { ArrivalContext } from './navigation-focus.ts';

/** The one h1 of a page. After a navigation it takes the focus, so that a screen reader begins here. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = use(ArrivalContext);
  useEffect(() => {
    if (arrival.take()) heading.current?.focus({ preventScroll: true });
  }, [arrival, children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
