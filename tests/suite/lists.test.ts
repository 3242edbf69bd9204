import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { bounds, type Paging } from '#contracts/paging.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { idOf, type Item, readItems, type SearchedTexts, valueIn } from './list-reading.ts';
import { openList } from './open-list.ts';
import { endAsNotReached, NotReached } from './not-reached.ts';
import { problemIn } from '#tests/kit/client.ts';

// For every list of the contract: each request must give what filtering and sorting all items one by one gives.

const lists = Object.entries<Endpoint>(contract).flatMap(
  ([name, { paging }]) => (paging ? [[name as OperationName, paging] as const] : []), // keys of the contract
);

/** The minimum number of rows of lists that are as long as the scenario makes them; by default two pages of 7. */
const fewest: Partial<Record<OperationName, number>> = {
  listProducts: 8,
  listPlanOffers: 5,
  listInbox: 8,
  listMyScratchcards: 11,
};

/** Names of filters with the values that items have. */
function filtersIn(all: readonly Item[], { filters }: Paging) {
  return filters.map((name) => ({
    name,
    values: [...new Set(all.flatMap((item) => valueIn(item, name) ?? []).map(String))],
    having: all.filter((item) => valueIn(item, name) !== null).length,
  }));
}

/** Bounds of a range: the least, the greatest and two other values that items have. */
function boundsIn(all: readonly Item[], name: string) {
  const values = all.map((item) => valueIn(item, name)).filter((value) => value !== null);
  const sorted = [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  return [at(0), at(0.3), at(0.5), at(1)].filter((value) => value !== undefined);
}

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'è', i: 'î', o: 'ö', u: 'ů', n: 'ñ', c: 'ç' };

/** Terms from the texts of some items: whole, parts, other case, with accents, and parts of several words. */
function termsIn(all: readonly Item[], { visible, hidden }: SearchedTexts): readonly string[] {
  const texts = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].flatMap((item) =>
    item ? [...visible(item), ...hidden(item)] : [],
  );
  const terms = texts.flatMap((text) => [
    text.slice(0, 100),
    text.slice(0, 100).toUpperCase(),
    text.slice(1, 4),
    text.slice(-3).toLowerCase(),
    ` ${text.slice(Math.floor(text.length / 3), Math.floor(text.length / 3) + 5)} `,
    text.slice(0, 30).replace(/[aeiounc]/g, (letter) => accented[letter] ?? letter),
  ]);
  return [...new Set(terms)];
}

type List = Awaited<ReturnType<typeof openList>>;

/** Expects so many rows of a list that was filled, and ends the case where the rows that are there do not suffice for it. */
function expectRows({ all, hasEveryValue }: List, filled: number, needed: number): void {
  if (hasEveryValue) expect(all.length).toBeGreaterThanOrEqual(filled);
  else if (all.length < needed)
    endAsNotReached(`needs data: the list has ${all.length} items, not ${needed}`);
}

describe.each(lists)('%s', (name, paging) => {
  let list: List;
  let missing: NotReached | null = null;
  beforeAll(async () => {
    try {
      list = await openList(name, paging);
    } catch (cause) {
      if (!(cause instanceof NotReached)) throw cause;
      missing = cause;
    }
  });
  beforeEach(() => {
    if (missing) endAsNotReached(missing.message);
  });

  test('has items with different ids, by default in the default order and in pages of 25', async () => {
    expectRows(list, fewest[name] ?? 14, 1);
    expect(new Set(list.all.map(idOf)).size).toBe(list.all.length);
    const { answered, read } = await list.compare({});
    expect(answered).toEqual(read);
    const { items, nextCursor } = await list.page({});
    if (nextCursor !== null) expect(items).toHaveLength(25);
    expect((await list.page({ total: false })).total).toBeNull();
  });

  test('has items that differ in what it sorts and filters by', (context) => {
    context.skip(!list.hasEveryValue, 'the rows of the scenario may be alike');
    const same = [...paging.sort, ...paging.filters].filter(
      (key) => new Set(list.all.map((item) => valueIn(item, key))).size < 2,
    );
    expect(same).toEqual([]);
  });

  test.each(paging.sort)('by %s, ascending and descending, in pages of every size', async (key) => {
    for (const sort of [[key], [`-${key}`]]) {
      for (const limit of [1, 7, 100]) {
        const { answered, read } = await list.compare({ sort }, limit);
        expect(answered).toEqual(read);
      }
    }
  });

  const firstOfTwo = paging.sort.length > 1 ? paging.sort : [];
  test.each(firstOfTwo)('is sorted by %s and each other key, one of them descending', async (key) => {
    const otherKeys = paging.sort.filter((other) => other !== key);
    for (const sort of otherKeys.flatMap((other) => [
      [key, `-${other}`],
      [`-${key}`, other],
    ])) {
      const { answered, read } = await list.compare({ sort }, 7);
      expect(answered).toEqual(read);
    }
  });

  test('is filtered by every value of each filter, and by two of them', async () => {
    const { all, texts } = list;
    for (const { name: filter, values, having } of filtersIn(all, paging)) {
      const found = values.map((value) => readItems(all, { filter: { [filter]: [value] } }, texts).length);
      if (values.length > 1) expect(found.reduce((sum, count) => sum + count)).toBe(having);
      for (const some of [...values.map((value) => [value]), values.slice(0, 2)]) {
        const { answered, read } = await list.compare({ filter: { [filter]: some } }, 7);
        expect(answered).toEqual(read);
      }
    }
  });

  test.each(paging.ranges)('is filtered by the range of %s at the values of its items', async (range) => {
    const values = boundsIn(list.all, range);
    if (values.length === 0 && !list.hasEveryValue)
      endAsNotReached(`needs data: no item has a value of ${range}`);
    const [second, last] = [values[1], values.at(-1)];
    const between = { ...(second !== undefined && { gte: second }), ...(last !== undefined && { lt: last }) };
    const single = values.flatMap((value) => bounds.map((bound) => ({ [bound]: value })));
    for (const given of [between, ...single]) {
      const { answered, read } = await list.compare({ filter: { [range]: given } }, 100);
      expect(answered).toEqual(read);
    }
  });

  test('is searched by parts of words, in any case and without accents', async () => {
    for (const q of termsIn(list.all, list.texts)) {
      const { answered, read } = await list.compare({ q }, 100);
      expect(answered).toEqual(read);
    }
    expect((await list.page({ q: 'qqxxzz-nothing' })).items).toEqual([]);
  });

  test('is filtered by all of these together', async () => {
    const { all, texts, compare } = list;
    const terms = termsIn(all, texts);
    const sorts = paging.sort.flatMap((key) => [key, `-${key}`]);
    // Of what some items have, since the rows of a scenario may have no value of a filter or a range.
    const filter = filtersIn(all, paging).flatMap(({ name, values }) =>
      values.length === 0
        ? []
        : [
            fc
              .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
              .map((some) => ({ [name]: some })),
          ],
    );
    const range = paging.ranges.flatMap((key) => {
      const values = boundsIn(all, key);
      return values.length === 0
        ? []
        : [
            fc
              .tuple(fc.constantFrom(...bounds), fc.constantFrom(...values))
              .map(([bound, value]) => ({ [key]: { [bound]: value } })),
          ];
    });
    if (filter.length + range.length === 0) endAsNotReached('needs items with a value of a filter');
    const query = fc.record(
      {
        sort: fc.uniqueArray(fc.constantFrom(...sorts), {
          minLength: 1,
          maxLength: 3,
          selector: (key) => key.replace('-', ''),
        }),
        ...(terms.length > 0 && { q: fc.constantFrom(...terms).map((term) => term.slice(0, 2)) }),
        filter: fc
          .array(fc.oneof(...filter, ...range), { minLength: 1, maxLength: 2 })
          .map((some) => Object.assign({}, ...some) as NonNullable<QueryArguments['filter']>),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom(1, 7, 100), async (wanted, limit) => {
        const { answered, read } = await compare(wanted, limit);
        expect(answered).toEqual(read);
      }),
      { numRuns: 60 },
    );
  });

  test('a cursor of another order or search is rejected, and so is any other text', async () => {
    const [one = ''] = paging.sort;
    expectRows(list, 2, 2);
    const { nextCursor } = await list.page({ sort: [one], limit: 1 });
    expect(nextCursor).not.toBeNull();
    const cursor = nextCursor ?? '';
    const queries: readonly QueryArguments[] = [
      { sort: [`-${one}`], cursor },
      { sort: [one, ...paging.sort.slice(1, 2)], cursor: paging.sort.length > 1 ? cursor : 'x' },
      { sort: [one], q: 'a', cursor },
      { sort: [one], cursor: 'bm9ib2R5' },
      { sort: [one], cursor: `${cursor}x` },
    ];
    for (const query of queries) {
      const response = await list.backend.ask(name, { ...list.request, query: { ...query, limit: 1 } });
      const problem = problemIn(response);
      expect(problem).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/query/cursor' }] });
    }
  });
});
