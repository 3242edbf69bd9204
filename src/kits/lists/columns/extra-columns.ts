import type { Column } from './column.ts';

/**
 * Whether the table shows the columns that it leaves out where space is short. Only the style sheet knows; a column that
 * is not seen is not ticked, and does not appear when another one is changed.
 */
export function extraColumnsFit(): boolean {
  const header = document.querySelector('th[data-extra]');
  return header !== null && getComputedStyle(header).display !== 'none';
}

/** The keys of the columns that are seen, in order. */
export const visibleKeys = (
  columns: readonly Pick<Column<never>, 'key' | 'extra'>[],
  fits = extraColumnsFit(),
): readonly string[] => columns.filter(({ extra }) => extra !== true || fits).map(({ key }) => key);
