import { type DemoPerson, demoPeople } from '#contracts/mock-in-page.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';

/** What the address requests of the mock backend for this page, beside its scenario: see `states.ts`. */
export interface DemoSettings {
  /** The person to sign in as, without a code. */
  readonly as: DemoPerson | null;
  /** One of `networkNames` of the mock backend. */
  readonly network: string | null;
  /** The jurisdiction whose limits apply from now on; null leaves it as it is. */
  readonly profile: string | null;
  /** Read requests that fail, by the ends of their paths. */
  readonly fails: readonly string[];
  /** Article numbers to put into an empty cart. */
  readonly cart: readonly string[];
  /** The code of the plan to choose for that cart, paid with the saved card. */
  readonly offer: string | null;
  /** The contact to log in on the page for that, with the code that is sent there. */
  readonly contact: string | null;
}

export function demoSettings(search: string, { mocks }: Pick<Configuration, 'mocks'>): DemoSettings {
  const query = new URLSearchParams(mocks === 'on' ? search : '');
  return {
    as: demoPeople.find((person) => person === query.get('as')) ?? null,
    network: query.get('network'),
    profile: query.get('profile'),
    fails: query.getAll('fails').slice(0, 10),
    cart: query.getAll('cart').slice(0, 10),
    offer: query.get('offer'),
    contact: query.get('contact'),
  };
}
