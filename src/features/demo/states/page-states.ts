/** The states of docs/decisions/066-states-by-links.md, that a link can lead to. */
export type StateName =
  | 'loading'
  | 'empty'
  | 'nothing found'
  | 'error'
  | 'partial'
  | 'offline'
  | 'maintenance'
  | 'locked'
  | 'pending'
  | 'attention'
  | 'not found'
  | 'read-only'
  | 'success'
  | 'conflict';

interface State {
  readonly state: StateName;
  readonly address: string;
  /** Pattern of what the page then shows, for the test. */
  readonly shows: string;
  /** Buttons or items of a menu to press there, one after the other, as patterns of their names: the state is the answer to the last one. */
  readonly presses?: readonly string[];
}

export interface PageStates {
  readonly page: string;
  readonly states: readonly State[];
  /** Why the page has no such state, or where it is shown instead. */
  readonly absent: Partial<Readonly<Record<StateName, string>>>;
}

export const noFilter = 'It has no search and no filter.';
export const customersOnly = 'Only customers can open it: anyone else is refused before the page.';

interface Asked {
  readonly scenario?: string;
  readonly network?: string;
  readonly fails?: string;
  /** Beside these: what the page itself reads from its address. */
  readonly query?: string;
  readonly as?: 'administrator' | 'guest';
  readonly cart?: string;
}

/** The address of a page in this state of the demo. */
export function at(path: string, { scenario = 'happy', network, fails, query, as, cart }: Asked): string {
  const asked = new URLSearchParams({
    scenario,
    ...(as === 'guest' ? {} : { as: as ?? 'customer' }),
    ...(network ? { network } : {}),
    ...(fails ? { fails } : {}),
    ...(cart ? { cart } : {}),
  });
  return `${path}?${query ? `${query}&` : ''}${asked.toString()}`;
}

/** What every page with data can be in: waiting for its first data, and offline. */
export const over = (path: string, query?: string): readonly State[] => [
  {
    state: 'loading',
    address: at(path, { network: 'stalled', ...(query && { query }) }),
    shows: '',
  },
  {
    state: 'offline',
    address: at(path, { scenario: 'offline', ...(query && { query }) }),
    shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
  },
];
