import { useDeferredValue } from 'react';

/**
 * Returns as many rows as a window shows first, then all: React renders the others in slices and handles input in
 * between. Rows of another page or search are returned at once.
 */
export function useFirstRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const isAll = useDeferredValue(true, false);
  return isAll || rows.length <= first ? rows : rows.slice(0, first);
}
