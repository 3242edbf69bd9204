import { type Configuration, scenarioOf } from '#src/platform/settings/configuration.ts';

/** Adds parameters for the mock backend to an address, in place of earlier ones. */
export function withSettings(address: string, added: Readonly<Record<string, string | null>>): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(added)) {
    query.delete(name);
    if (value !== null) query.set(name, value);
  }
  return `${path}?${query.toString()}`;
}

/** The link that begins a scenario and opens the page that shows it. */
export const scenarioLink = (name: string): string => withSettings('/', { scenario: name });

/** The link that begins a guided tour. */
export const tourLink = (name: string): string => withSettings('/', { tour: name });

type Address = Pick<Location, 'pathname' | 'search'>;

/** Whether an address is such a link; with another path or anything else in its query it means what it says. */
export function isScenarioLink(address: Address, configuration: Pick<Configuration, 'mocks'>): boolean {
  return isHomeWith('scenario', address) && scenarioOf(address.search, configuration) !== null;
}

/** Returns the name of the tour that an address begins; null for any other address, and without the mock backend. */
export function linkedTour(address: Address, { mocks }: Pick<Configuration, 'mocks'>): string | null {
  if (mocks === 'off' || !isHomeWith('tour', address)) return null;
  return new URLSearchParams(address.search).get('tour');
}

const isHomeWith = (name: string, { pathname, search }: Address) =>
  pathname === '/' && [...new URLSearchParams(search).keys()].join() === name;
