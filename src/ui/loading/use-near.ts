import { useIntersection } from '@mantine/hooks';
import { type RefCallback, useEffect, useState } from 'react';
import { hasTouch } from '#src/ui/focus/has-touch.ts';

/** How far outside the window an element already counts as near. */
const rootMargin = '300px';

/** In ms: then the person is reading, and the rest of the page is rendered for printing and the browser's search. */
const maxWaitMs = 3_000;

/**
 * Returns whether an element has been in or near the window, so that heavy content below the fold is rendered later;
 * true as well some time after it was mounted, except on a phone, which a dozen charts would keep busy for two seconds.
 * Once true it is no longer observed.
 */
export function useNear<T extends HTMLElement>(): {
  readonly ref: RefCallback<T> | null;
  readonly isNear: boolean;
} {
  const [isNear, setNear] = useState(false);
  const { ref, entry } = useIntersection<T>({ rootMargin });
  if (!isNear && entry?.isIntersecting) setNear(true);
  useEffect(() => {
    if (isNear || hasTouch()) return;
    const timer = setTimeout(() => setNear(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isNear]);
  return { ref: isNear ? null : ref, isNear };
}
