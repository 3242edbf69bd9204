import type { Configuration } from '#src/platform/configuration.ts';

/** What the address asks of the mock backend beside its scenario, for this one page: see `states.ts`. */
export interface AskedOfDemo {
  /** The person whose page it is: a link to it then needs no code. */
  readonly as: 'customer' | null;
  /** A name of `networkNames` of the mock. */
  readonly network: string | null;
  /** Reads that fail, by the ends of their paths. */
  readonly fails: readonly string[];
}

export function askedOfDemo(search: string, { mocks }: Pick<Configuration, 'mocks'>): AskedOfDemo {
  const query = new URLSearchParams(mocks === 'on' ? search : '');
  return {
    as: query.get('as') === 'customer' ? 'customer' : null,
    network: query.get('network'),
    fails: query.getAll('fails').slice(0, 10),
  };
}
