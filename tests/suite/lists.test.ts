import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { bounds, type Paging } from '#contracts/paging.ts';
import type { QueryArguments } from '#contracts/query.ts';
import {
  idOf,
  type Item,
  readItems,
  type SearchedTexts,
  shownTexts,
  sumsIn,
  valueIn,
} from './list-reading.ts';
import { readyList } from './backend.ts';
import { problemIn } from '#tests/kit/client.ts';

// For every list of the contract: each request must give what filtering and sorting all items one by one gives.

const lists = Object.entries<Endpoint>(contract).flatMap(
  ([name, { paging }]) => (paging ? [[name as OperationName, paging] as const] : []), // keys of the contract
);

interface Page {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly sums?: unknown;
}

/** The minimum number of rows of lists that are as long as the scenario makes them; by default two pages of 7. */
const fewest: Partial<Record<OperationName, number>> = {
  listProducts: 8,
  listPlanOffers: 5,
  listInbox: 8,
  listMyScratchcards: 11,
};

/** More pages than any list of these scenarios has items. */
const maxPages = 1_000;

async function open(name: OperationName, paging: Paging) {
  const { backend, request, hiddenTexts, hasEveryValue } = await readyList(name);
  const page = async (query: QueryArguments): Promise<Page> => {
    const response = await backend.ask(name, { ...request, query });
    expect(response.status, JSON.stringify([query, response.body])).toBe(200);
    return Object(response.body);
  };
  /** All pages; a repeated cursor is an error, not an endless loop. */
  async function walk(query: QueryArguments, limit: number): Promise<readonly Item[]> {
    const items: Item[] = [];
    const cursors = new Set<string>();
    for (let next: string | null | undefined = undefined; next !== null;) {
      const { items: some, nextCursor, total, sums } = await page({ ...query, limit, cursor: next });
      expect(some.length).toBeLessThanOrEqual(limit);
      expect([total, sums ?? null]).toEqual([null, null]);
      items.push(...some);
      if (nextCursor !== null && (cursors.has(nextCursor) || cursors.size >= maxPages)) {
        throw new Error(`${name}: the walk through ${JSON.stringify(query)} does not end.`);
      }
      if (nextCursor !== null) cursors.add(nextCursor);
      next = nextCursor;
    }
    return items;
  }
  const all = await walk({}, 100);
  const texts = { visible: shownTexts(paging), hidden: hiddenTexts };

  /** What the list answers in pages of this size, and what reading all of its items gives. */
  async function compare(query: QueryArguments, limit = 100) {
    const sort = query.sort ?? [paging.defaultSort];
    const matching = readItems(all, { ...query, sort }, texts);
    const read = matching.map(idOf);
    const came = (await walk(query, limit)).map(idOf);
    const { total, sums = {} } = await page({ ...query, limit: 1, total: true });
    return {
      answered: { query, ids: came, total, sums },
      read: { query, ids: read, total: read.length, sums: sumsIn(matching, paging.sums) },
    };
  }

  return { backend, request, all, page, compare, texts, hasEveryValue };
}

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

describe.each(lists)('%s', (name, paging) => {
  let list: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    list = await open(name, paging);
  });

  test('has items with different ids, by default in the default order and in pages of 25', async () => {
    expect(list.all.length).toBeGreaterThanOrEqual(list.hasEveryValue ? (fewest[name] ?? 14) : 1);
    expect(new Set(list.all.map(idOf)).size).toBe(list.all.length);
    const plain = await list.page({});
    const said = await list.page({ sort: [paging.defaultSort], limit: 25, total: false });
    expect(plain).toEqual(said);
    expect(plain.items).toEqual(list.all.slice(0, 25));
  });

  test('has items that differ in what it sorts and filters by', (context) => {
    context.skip(!list.hasEveryValue, 'the rows of the situation may be alike');
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
    for (const { name: filter, values, having } of filtersIn(list.all, paging)) {
      let sum = 0;
      for (const some of [...values.map((value) => [value]), values.slice(0, 2)]) {
        const { answered, read } = await list.compare({ filter: { [filter]: some } }, 7);
        expect(answered).toEqual(read);
        if (some.length === 1) sum += read.total;
      }
      if (values.length > 1) expect(sum).toBe(having);
    }
  });

  test.each(paging.ranges)('is filtered by the range of %s at the values of its items', async (range) => {
    const values = boundsIn(list.all, range);
    const [second, last] = [values[1], values.at(-1)]; // none where no item has a value
    const between = { ...(second !== undefined && { gte: second }), ...(last !== undefined && { lt: last }) };
    const single = values.flatMap((value) => bounds.map((bound) => ({ [bound]: value })));
    for (const given of [between, ...single]) {
      const { answered, read } = await list.compare({ filter: { [range]: given } });
      expect(answered).toEqual(read);
    }
  });

  test('is searched by parts of words, in any case and without accents', async () => {
    for (const q of termsIn(list.all, list.texts)) {
      const { answered, read } = await list.compare({ q });
      expect(answered).toEqual(read);
    }
    expect((await list.page({ q: 'qqxxzz-nothing' })).items).toEqual([]);
  });

  test('is filtered by all of these together', async () => {
    const { all, texts, compare } = list;
    const terms = termsIn(all, texts);
    const sorts = paging.sort.flatMap((key) => [key, `-${key}`]);
    // Of what some items have, since the rows of a situation may have no value of a filter or a range.
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
