import { createContext, use, useEffect } from 'react';

/** Sets the number of rows that the head of the page shows; null for none. */
export const PageCountContext = createContext<(count: number | null) => void>(() => undefined);

/** Shows the number of rows of the page's list beside its heading while the list is mounted. */
export function usePageCount(count: number | null): void {
  const show = use(PageCountContext);
  useEffect(() => {
    show(count);
    return () => show(null);
  }, [show, count]);
}
