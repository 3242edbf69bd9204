import type { LocalDate } from '#contracts/dates.ts';
import type { Configuration } from '#src/platform/configuration.ts';

export const people = ['customer', 'administrator', 'approver', 'viewer'] as const;
export type DemoPerson = (typeof people)[number];

/** What the address requests of the mock backend for this page, beside its scenario: see `states.ts`. */
export interface DemoSettings {
  /** The person to sign in as, without a code. */
  readonly as: DemoPerson | null;
  /** One of `networkNames` of the mock backend. */
  readonly network: string | null;
  /** Read requests that fail, by the ends of their paths. */
  readonly fails: readonly string[];
  /** Article numbers to put into an empty cart. */
  readonly cart: readonly string[];
  /** The day to which a scenario that begins again is moved. */
  readonly day: LocalDate | null;
}

export function demoSettings(search: string, { mocks }: Pick<Configuration, 'mocks'>): DemoSettings {
  const query = new URLSearchParams(mocks === 'on' ? search : '');
  return {
    as: people.find((person) => person === query.get('as')) ?? null,
    network: query.get('network'),
    fails: query.getAll('fails').slice(0, 10),
    cart: query.getAll('cart').slice(0, 10),
    day: dayIn(query.get('day') ?? ''),
  };
}

const dayIn = (text: string): LocalDate | null =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** Removes the day from the address: a reload then keeps what was done since. */
export function withoutDay({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete('day');
  const rest = query.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}
