import { choiceFilter, type Filter } from './filter.ts';
import type { FilterNameOf, FilterValueOf, ListEndpoint, RangeNameOf } from '#contracts/list-types.ts';

type Time = 'past' | 'coming';

/** Returns the kinds of filters for lists of this endpoint, in addition to those of its columns. */
export function filtersOf<const E extends ListEndpoint>(_endpoint: E) {
  return {
    /** A closed set of values with labels. */
    choice: <Name extends FilterNameOf<E>>(
      name: Name,
      label: string,
      words: Readonly<Record<FilterValueOf<E, Name>, string | { readonly word: string }>>,
    ): Filter => choiceFilter(name, label, words),

    /** The id of another entity; only links set it. */
    reference: (name: FilterNameOf<E>, label: string): Filter => ({ kind: 'reference', name, label }),

    /** An inclusive span of calendar days. */
    days: (name: RangeNameOf<E, string>, label: string, time: Time = 'coming'): Filter => ({
      kind: 'days',
      name,
      label,
      time,
    }),

    /** An inclusive span of days of an instant. */
    moments: (name: RangeNameOf<E, string>, label: string): Filter => ({
      kind: 'moments',
      name,
      label,
      time: 'past',
    }),

    /** An inclusive span of amounts. */
    amounts: (name: RangeNameOf<E, number>, label: string): Filter => ({ kind: 'amounts', name, label }),
  };
}
