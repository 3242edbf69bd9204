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

/** A link to a state of a page. */
export interface StateLink {
  readonly address: string;
  /**
   * Patterns of the names of buttons, menu items or links to press one after the other; the answer to the last press
   * is the state.
   */
  readonly presses: readonly string[];
}

/**
 * The links of each page by what its state is called: "success", and "success (logged out)" where there are several of
 * one kind. tests/kit/states says what each shows.
 */
export type PageStates = Readonly<
  Record<string, Readonly<Partial<Record<StateName | `${StateName} (${string})`, StateLink>>>>
>;

interface Settings {
  readonly scenario?: string;
  readonly network?: string;
  readonly fails?: string;
  /** Further parameters that the page itself reads from its address. */
  readonly query?: string;
  readonly as?: 'administrator' | 'viewer' | 'guest';
  readonly cart?: string;
  readonly presses?: readonly string[];
}

/** Returns the link to a page in this demo state. */
export function at(
  path: string,
  { scenario = 'happy', network, fails, query, as, cart, presses = [] }: Settings = {},
): StateLink {
  const settings = new URLSearchParams({
    scenario,
    ...(as === 'guest' ? {} : { as: as ?? 'customer' }),
    ...(network ? { network } : {}),
    ...(fails ? { fails } : {}),
    ...(cart ? { cart } : {}),
  });
  return { address: `${path}?${query ? `${query}&` : ''}${settings.toString()}`, presses };
}

/** The states of every page with data: waiting for its first data, reading it again, and offline. */
export const over = (path: string, settings: Settings = {}) => ({
  loading: at(path, { ...settings, network: 'stalled' }),
  refreshing: at(path, { ...settings, network: 'refreshing' }),
  offline: at(path, { ...settings, scenario: 'offline' }),
});
