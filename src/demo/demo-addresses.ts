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

/** Whether an address is such a link; with another path or anything else in its query it means what it says. */
export function isScenarioLink(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  configuration: Pick<Configuration, 'mocks'>,
): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return pathname === '/' && names.join() === 'scenario' && scenarioOf(search, configuration) !== null;
}
