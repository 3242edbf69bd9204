import type { Configuration } from '#src/platform/configuration.ts';

const people = ['customer', 'administrator'] as const;
export type DemoPerson = (typeof people)[number];

/** What the address asks of the mock backend beside its scenario, for this one page: see `states.ts`. */
export interface AskedOfDemo {
  /** The person whose page it is: a link to it then needs no code. */
  readonly as: DemoPerson | null;
  /** A name of `networkNames` of the mock. */
  readonly network: string | null;
  /** Reads that fail, by the ends of their paths. */
  readonly fails: readonly string[];
  /** Article numbers of what is put into an empty cart. */
  readonly cart: readonly string[];
}

export function askedOfDemo(search: string, { mocks }: Pick<Configuration, 'mocks'>): AskedOfDemo {
  const query = new URLSearchParams(mocks === 'on' ? search : '');
  return {
    as: people.find((person) => person === query.get('as')) ?? null,
    network: query.get('network'),
    fails: query.getAll('fails').slice(0, 10),
    cart: query.getAll('cart').slice(0, 10),
  };
}
