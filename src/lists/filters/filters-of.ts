import { choiceFilter, type Filter } from './filter.ts';
import type { FilterNameOf, FilterValueOf, ListEndpoint, RangeNameOf } from '#src/lists/list-types.ts';

type Time = 'past' | 'coming';

/** The filters that a list of this endpoint can have beside those of its columns. */
export function filtersOf<const E extends ListEndpoint>(_endpoint: E) {
  return {
    /** Values in words. */
    choice: <Name extends FilterNameOf<E>>(
      name: Name,
      label: string,
      words: Readonly<Record<FilterValueOf<E, Name>, string | { readonly word: string }>>,
    ): Filter => choiceFilter(name, label, words),

    /** The id of another entity, set by a link. */
    reference: (name: FilterNameOf<E>, label: string): Filter => ({ kind: 'reference', name, label }),

    /** Calendar days, from one to another. */
    days: (name: RangeNameOf<E, string>, label: string, time: Time = 'coming'): Filter => ({
      kind: 'days',
      name,
      label,
      time,
    }),

    /** The days of moments. */
    moments: (name: RangeNameOf<E, string>, label: string, time: Time = 'past'): Filter => ({
      kind: 'moments',
      name,
      label,
      time,
    }),

    /** Amounts of money, from one to another. */
    amounts: (name: RangeNameOf<E, number>, label: string): Filter => ({ kind: 'amounts', name, label }),
  };
}
