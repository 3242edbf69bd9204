/** The states of docs/decisions/066-states-by-links.md that a link can produce. */
export type StateName =
  | 'loading'
  | 'refreshing'
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
  /** A pattern of what the page shows in this state only, for the test; nothing if what it lacks is what is special. */
  readonly shows: string;
  /** A pattern of what it does not show in this state. */
  readonly hides?: string;
  /**
   * Patterns of the names of buttons, menu items or links to press one after the other; the answer to the last press
   * is the state.
   */
  readonly presses?: readonly string[];
}

export interface PageStates {
  readonly page: string;
  /** It looks like a page before it in the list, so that axe need not look at it again. */
  readonly isAlike?: true;
  /** The page with nothing special about it, and a pattern of what it shows: no other state may look like it. */
  readonly plain: { readonly address: string; readonly shows: string };
  readonly states: readonly State[];
  /** Why the page has no such state, or where it is shown instead. */
  readonly absent: Partial<Readonly<Record<StateName, string>>>;
}

export const noFilter = 'It has no search and no filter.';
export const customersOnly = 'Only customers can open it: anyone else is refused before the page.';

interface Address {
  readonly scenario?: string;
  readonly network?: string;
  readonly fails?: string;
  /** Further parameters that the page itself reads from its address. */
  readonly query?: string;
  readonly as?: 'administrator' | 'viewer' | 'guest';
  readonly cart?: string;
}

/** Returns the address of a page in this demo state. */
export function at(path: string, { scenario = 'happy', network, fails, query, as, cart }: Address): string {
  const settings = new URLSearchParams({
    scenario,
    ...(as === 'guest' ? {} : { as: as ?? 'customer' }),
    ...(network ? { network } : {}),
    ...(fails ? { fails } : {}),
    ...(cart ? { cart } : {}),
  });
  return `${path}?${query ? `${query}&` : ''}${settings.toString()}`;
}

/** A page that shows what it has read while that is read again: its test looks for the bar. */
export const refreshing = (path: string, { shows = '', ...address }: Address & { shows?: string } = {}) => ({
  state: 'refreshing' as const,
  address: at(path, { network: 'refreshing', ...address }),
  shows,
});

/** The states of every page with data: waiting for its first data, and offline. */
export const over = (path: string, query?: string, as?: Address['as']): readonly State[] => {
  const settings = { ...(query && { query }), ...(as && { as }) };
  return [
    { state: 'loading', address: at(path, { ...settings, network: 'stalled' }), shows: '' },
    {
      state: 'offline',
      address: at(path, { ...settings, scenario: 'offline' }),
      shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
    },
  ];
};
