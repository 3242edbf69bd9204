import { useIntersection } from '@mantine/hooks';
import { type RefCallback, useState } from 'react';

/** Before it is scrolled to. */
const rootMargin = '300px';

/**
 * Whether an element has been in the window or near it: what is heavy is not drawn below the fold until then. It is
 * watched no longer.
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
