import type { LocalDate } from '#contracts/dates.ts';
import type { DemoPerson } from '#src/features/demo/demo-settings.ts';
import type { Scenario } from './console-backend.ts';

const settings = ['scenario', 'as', 'cart', 'day', 'profile'];

/** Adds parameters for the mock backend to an address, in place of earlier ones. */
function withSettings(address: string, added: Readonly<Record<string, string | null>>): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(added)) {
    query.delete(name);
    if (value !== null) query.set(name, value);
  }
  return `${path}?${query.toString()}`;
}

/** The address that begins a scenario on a page that shows it. */
export const scenarioAddress = ({ name, opens }: Scenario): string => withSettings(opens, { scenario: name });

/** This page as another person sees it; administrators begin at their own first page. */
export const personAddress = (person: DemoPerson): string =>
  withSettings(person === 'customer' ? '/' : '/mini-admin', { as: person });

interface Shown {
  /** Path and query. */
  readonly address: string;
  readonly scenario: string;
  readonly as: DemoPerson | null;
  readonly day: LocalDate | null;
  /** Null for the profile with which every scenario begins. */
  readonly profile?: string | null;
}

/** The address that shows a page in a scenario that begins again, on a day if there is one. */
export function againAddress({ address, scenario, as, day, profile }: Shown): string {
  const bare = withSettings(address, Object.fromEntries(settings.map((name) => [name, null])));
  return withSettings(bare, {
    scenario,
    ...(as && { as }),
    ...(day && { day }),
    ...(profile && { profile }),
  });
}
