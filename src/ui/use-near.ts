import { useIntersection } from '@mantine/hooks';
import { type RefCallback, useState } from 'react';

/** How far outside the window an element already counts as near. */
const rootMargin = '300px';

/**
 * Returns whether an element has been in or near the window, so that heavy content below the fold is rendered later.
 * Once it has, it is no longer observed.
 */
export function useNear<T extends HTMLElement>(): {
  readonly ref: RefCallback<T> | null;
  readonly isNear: boolean;
} {
  const [isNear, setNear] = useState(false);
  const { ref, entry } = useIntersection<T>({ rootMargin });
  if (!isNear && entry?.isIntersecting) setNear(true);
  return { ref: isNear ? null : ref, isNear };
}
