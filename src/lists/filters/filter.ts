import { amountsIn, daysIn, isPreset } from './spans.ts';

/** A filter whose values are known: a status, a purpose. */
interface ChoiceFilter {
  readonly kind: 'choice';
  /** Its name in the contract and in the address. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A filter by the id of another entity, which only a link sets: the payments of a customer. */
interface ReferenceFilter {
  readonly kind: 'reference';
  readonly name: string;
  readonly label: string;
}

/** A filter by calendar days, from one to another; both count. Of moments, those of the days in the business's time zone. */
interface DaysFilter {
  readonly kind: 'days' | 'moments';
  readonly name: string;
  readonly label: string;
  /** Which spans are offered by name. */
  readonly time: 'past' | 'coming';
}

/** A filter by amounts of money, from one to another; both count. */
interface AmountsFilter {
  readonly kind: 'amounts';
  readonly name: string;
  readonly label: string;
}

export type Filter = ChoiceFilter | ReferenceFilter | DaysFilter | AmountsFilter;

const id = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The values of a filter that an address may name; anything else is left out, so that an old link still opens. */
export function knownValues(filter: Filter, given: readonly string[]): readonly string[] {
  switch (filter.kind) {
    case 'reference':
      return given.filter((value) => id.test(value)).slice(0, 1);
    case 'days':
    case 'moments':
      return given.filter((value) => isPreset(value) || daysIn(value) !== null).slice(0, 1);
    case 'amounts':
      return given.filter((value) => amountsIn(value) !== null).slice(0, 1);
    case 'choice':
      return filter.values.map(({ value }) => value).filter((value) => given.includes(value));
  }
}

/** A filter of choices, from words by value. */
export function choiceFilter(
  name: string,
  label: string,
  words: Readonly<Record<string, string | { readonly word: string }>>,
): Filter {
  const values = Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.word,
  }));
  return { kind: 'choice', name, label, values };
}
