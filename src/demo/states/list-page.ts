import { at, over, type PageStates, refreshing } from './page-states.ts';

interface ListPage {
  readonly page: string;
  readonly path: string;
  /** The end of the path that the list is read from. */
  readonly reads: string;
  /** A pattern of what the page shows with rows. */
  readonly rows: string;
  /** A pattern of what it shows without any; null if there is always a row. */
  readonly empty: string | null;
  /** Whether its rows have actions; by default they do. */
  readonly hasActions?: boolean;
  readonly absent?: PageStates['absent'];
  readonly states?: PageStates['states'];
}

export const as = 'administrator';

/** The states that every list of the administration has. */
export function listPage({
  page,
  path,
  reads,
  rows,
  empty,
  hasActions = true,
  absent,
  states = [],
}: ListPage): PageStates {
  return {
    page,
    plain: { address: at(path, { as }), shows: rows },
    absent: {
      partial: 'It is one list from one request: see error.',
      ...(empty === null && { empty: 'Whoever looks at it has left a row in it.' }),
      ...absent,
    },
    states: [
      ...over(path, undefined, as),
      refreshing(path, { as, shows: rows }),
      ...(empty === null
        ? []
        : [{ state: 'empty' as const, address: at(path, { scenario: 'no-data', as }), shows: empty }]),
      {
        state: 'nothing found',
        address: at(path, { as, query: 'q=nothing-like-this' }),
        shows: 'No results for “nothing-like-this”',
      },
      { state: 'error', address: at(path, { as, fails: reads }), shows: 'Something went wrong' },
      ...(hasActions
        ? [
            {
              state: 'read-only' as const,
              address: at(path, { as: 'viewer' }),
              presses: ['Actions'],
              shows: 'Your role Viewer can’t',
            },
          ]
        : []),
      { state: 'success', address: at(path, { as }), shows: rows },
      ...states,
    ],
  };
}

/** The state after presses that another administrator makes impossible just before. */
export const conflict = (path: string, query: string, ...presses: readonly string[]) =>
  ({
    state: 'conflict',
    address: at(path, { as, network: 'conflict', query }),
    presses,
    shows: 'This is no longer possible.*Nothing was done',
  }) as const;
