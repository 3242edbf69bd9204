import { useDeferredValue } from 'react';

/**
 * At first only as many rows as a window shows, then all: React draws the others in slices, and answers a press in
 * between. Rows that come later, of another page or search, are drawn at once.
 */
export function useFirstRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const isAll = useDeferredValue(true, false);
  return isAll || rows.length <= first ? rows : rows.slice(0, first);
}
