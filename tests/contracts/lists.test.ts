import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { ready } from './requests.ts';
import { type Call, problemIn, type Backend } from '#tests/kit/backend.ts';

const lists = Object.entries<Endpoint>(contract).flatMap(
  ([name, { paging }]) => (paging ? [[name as OperationName, paging] as const] : []), // keys of the contract
);

type Item = Readonly<Record<string, unknown>>;

interface Page {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number;
}

async function page(backend: Backend, name: OperationName, asked: Call, query: object): Promise<Page> {
  const told = await backend.ask(name, { ...asked, query });
  expect(told.status, JSON.stringify(told.body)).toBe(200);
  return Object(told.body);
}

/** All items, walked through pages of the given size. */
async function walk(backend: Backend, name: OperationName, asked: Call, query: object, limit: number) {
  const items: Item[] = [];
  const totals = new Set<number>();
  let cursor: string | undefined;
  do {
    const { items: some, nextCursor, total } = await page(backend, name, asked, { ...query, limit, cursor });
    items.push(...some);
    totals.add(total);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return { items, totals: [...totals] };
}

/** What a person sees an item sorted by; null comes last when rising. */
function sortValue(item: Item, key: string): string | number | null {
  if (key === 'nextDue') return Object(item['next']).dueDate ?? null;
  const value = item[key];
  if (typeof value === 'object' && value !== null) return Number(Object(value).amountMinor);
  if (typeof value === 'string') return value.toLowerCase();
  return typeof value === 'number' ? value : null;
}

function inOrder(values: readonly (string | number | null)[]): boolean {
  return values.every((value, at) => {
    const before = values[at - 1];
    if (at === 0 || before === undefined || value === null) return true;
    return before !== null && before <= value;
  });
}

const keyOf = (item: Item) => String(item['id'] ?? item['code']);

describe.each(lists)('%s', (name, paging) => {
  test.each(paging.sort)('sorts by %s, both ways, and pages without gap or repetition', async (key) => {
    const { backend, asked } = await ready(name);
    const whole = await walk(backend, name, asked, { sort: key }, 100);
    const paged = await walk(backend, name, asked, { sort: key }, 3);
    expect(paged.items).toEqual(whole.items);
    expect(paged.totals).toEqual([whole.items.length]);
    expect(new Set(whole.items.map(keyOf)).size).toBe(whole.items.length);
    expect(inOrder(whole.items.map((item) => sortValue(item, key)))).toBe(true);
    const falling = await walk(backend, name, asked, { sort: `-${key}` }, 4);
    // What has no value comes last, whichever way the others are sorted.
    const [known, unknown] = [
      (item: Item) => sortValue(item, key) !== null,
      (item: Item) => sortValue(item, key) === null,
    ];
    expect(falling.items.filter(known)).toEqual(whole.items.filter(known).toReversed());
    expect(falling.items.slice(falling.items.filter(known).length).map(keyOf).toSorted()).toEqual(
      whole.items.filter(unknown).map(keyOf).toSorted(),
    );
  });

  test('uses its default sort and limit when none is given', async () => {
    const { backend, asked } = await ready(name);
    const given = await page(backend, name, asked, {});
    expect(given).toEqual(await page(backend, name, asked, { sort: paging.defaultSort, limit: 25 }));
    expect(given.items.length).toBe(Math.min(25, given.total));
  });

  test('filters: the parts together are the whole, and every item has what was asked for', async () => {
    const { backend, asked } = await ready(name);
    const all = (await walk(backend, name, asked, {}, 100)).items;
    for (const filter of paging.filters) {
      const field = filter === 'offer' ? 'offerCode' : filter;
      const values = [...new Set(all.map((item) => String(item[field])))];
      let sum = 0;
      for (const value of values) {
        const { items, total } = await page(backend, name, asked, {
          filter: { [filter]: [value] },
          limit: 100,
        });
        expect(items.filter((item) => item[field] !== value)).toEqual([]);
        sum += total;
      }
      expect(sum).toBe(all.length);
      if (values.length > 1) {
        const either = await page(backend, name, asked, { filter: { [filter]: values.slice(0, 2) } });
        expect(either.total).toBe(
          all.filter((item) => values.slice(0, 2).includes(String(item[field]))).length,
        );
      }
    }
  });

  test('finds what is searched for, in any case, and nothing for nonsense', async () => {
    const { backend, asked } = await ready(name);
    const [first] = (await page(backend, name, asked, {})).items;
    const text = ['fullName', 'number', 'planNumber', 'code', 'name', 'title']
      .map((field) => first?.[field])
      .find((value) => typeof value === 'string');
    expect(text).toBeTypeOf('string');
    const found = await page(backend, name, asked, { q: String(text).toUpperCase(), limit: 100 });
    expect(found.items.map(keyOf)).toContain(keyOf(first ?? {}));
    expect(await page(backend, name, asked, { q: 'qqxxzz-nothing' })).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    });
  });

  test('refuses a cursor of another order, of another filter, or of nobody', async () => {
    const { backend, asked } = await ready(name);
    const [one, other = one] = paging.sort;
    const { nextCursor } = await page(backend, name, asked, { sort: one, limit: 1 });
    if (nextCursor === null) throw new Error(`${name} has one item only`);
    const cursors = [
      { sort: `-${one}`, cursor: nextCursor },
      { sort: other === one ? `-${one}` : other, cursor: nextCursor },
      { sort: one, q: 'a', cursor: nextCursor },
      { sort: one, cursor: 'bm9ib2R5' },
      { sort: one, cursor: `${nextCursor}x` },
    ];
    for (const query of cursors) {
      const problem = problemIn(await backend.ask(name, { ...asked, query: { ...query, limit: 1 } }));
      expect(problem).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/query/cursor' }] });
    }
  });
});
