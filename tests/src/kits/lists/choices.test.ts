import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { declaredLists } from './declared.ts';

/** Returns what an endpoint takes for a filter: the members of its enumeration. */
function takenBy({ query }: Endpoint, name: string): readonly string[] {
  const { shape } = Object(Reflect.get(Object(query), 'filter')).def.innerType.def;
  return Object.values<string>(shape[name].def.innerType.def.element.def.entries);
}

const choices = declaredLists.flatMap(({ name, endpoint, filters }) =>
  filters.flatMap((filter) =>
    filter.kind === 'choice' ? [[name, filter.name, endpoint, filter] as const] : [],
  ),
);

test('there are filters with a choice', () => expect(choices.length).toBeGreaterThan(20));

test.each(choices)(
  '%s offers in the filter %s every value that its endpoint takes',
  (_list, name, endpoint, { values }) => {
    const offered = values.map(({ value }) => value);
    expect(offered.toSorted()).toEqual(takenBy(endpoint, name).toSorted());
  },
);
