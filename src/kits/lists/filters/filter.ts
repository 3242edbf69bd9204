import { amountsIn, daysIn, isPreset } from './spans.ts';

/** A filter with a known set of values, such as a status. */
interface ChoiceFilter {
  readonly kind: 'choice';
  /** Its name in the contract and in the address. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A filter by the id of another entity, such as the payments of a customer. Only links set it. */
interface ReferenceFilter {
  readonly kind: 'reference';
  readonly name: string;
  readonly label: string;
}

/**
 * A filter by an inclusive span of calendar days. `moments` filters instants by their day in the business's time
 * zone.
 */
interface DaysFilter {
  readonly kind: 'days' | 'moments';
  readonly name: string;
  readonly label: string;
  /** Which named spans are offered. */
  readonly time: 'past' | 'coming';
}

/** A filter by an inclusive span of amounts. */
interface AmountsFilter {
  readonly kind: 'amounts';
  readonly name: string;
  readonly label: string;
}

export type Filter = ChoiceFilter | ReferenceFilter | DaysFilter | AmountsFilter;

/** A filter whose values a person chooses. */
export type OpenFilter = Exclude<Filter, ReferenceFilter>;

export const isOpen = (filter: Filter): filter is OpenFilter => filter.kind !== 'reference';

const id = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns the values that the filter knows; the list names all others. */
export function knownValues(filter: Filter, values: readonly string[]): readonly string[] {
  switch (filter.kind) {
    case 'reference':
      return values.filter((value) => id.test(value)).slice(0, 1);
    case 'days':
    case 'moments':
      return values.filter((value) => isPreset(value) || daysIn(value) !== null).slice(0, 1);
    case 'amounts':
      return values.filter((value) => amountsIn(value) !== null).slice(0, 1);
    case 'choice':
      return filter.values.map(({ value }) => value).filter((value) => values.includes(value));
  }
}

/** Makes a filter from labels by value. */
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
