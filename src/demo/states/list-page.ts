import { at, over } from './page-states.ts';

export const as = 'administrator';

/**
 * The states that every list of the administration has.
 * @param reads the end of the path that the list is read from
 */
export const readList = (path: string, reads: string) => ({
  ...over(path, { as }),
  'nothing found': at(path, { as, query: 'q=nothing-like-this' }),
  error: at(path, { as, fails: reads }),
  success: at(path, { as }),
});

/** Where the rows of a list have actions, which not every role may take. */
export const viewed = (path: string) => ({ 'read-only': at(path, { as: 'viewer', presses: ['Actions'] }) });

/** The states of a list whose rows have actions, and that may have no row. */
export const managedList = (path: string, reads: string) => ({
  ...readList(path, reads),
  empty: at(path, { scenario: 'no-data', as }),
  ...viewed(path),
});

/** The state after presses that another administrator makes impossible just before. */
export const conflict = (path: string, query: string, ...presses: readonly string[]) =>
  at(path, { as, network: 'conflict', query, presses });
