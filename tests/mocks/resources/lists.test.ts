import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import { openBackend, type Backend } from '#tests/kit/backend.ts';

type Item = Readonly<Record<string, unknown>>;
type Key = string | number | null;

const Page = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});

/** What an item is sorted by, from what a person sees in it; not from how it is stored. */
function keyOf(item: Item, name: string): Key {
  if (name === 'nextDue')
    return z.parse(z.nullable(z.object({ dueDate: z.string() })), item['next'])?.dueDate ?? null;
  const value = item[name];
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'number') return value;
  return z.parse(z.object({ amountMinor: z.int() }), value).amountMinor;
}

function inOrder(a: Key, b: Key, falling: boolean): boolean {
  if (a === null) return b === null;
  if (b === null || a === b) return true;
  return falling ? a > b : a < b;
}

const lists = ['listAllOrders', 'listAllPlans', 'listAllPayments'] as const;
type ListName = (typeof lists)[number];

const columns = lists.flatMap((name) => contract[name].paging.sort.map((key) => ({ name, key })));

let shop: Backend;
let token: string;

beforeAll(async () => {
  shop = await openBackend({ scenario: 'happy' });
  token = await shop.signIn('admin@tranche.example');
});

async function page(name: ListName, query: QueryArguments) {
  const answer = await shop.ask(name, { query, token });
  expect(answer).toMatchObject({ status: 200 });
  return Page.parse(answer.body);
}

async function everything(name: ListName, query: QueryArguments): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const next = await page(name, { ...query, limit: 20, cursor });
    items.push(...next.items);
    cursor = next.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

test('what a list says of a day changes with the day, though no row does', async () => {
  const late = async (own: Backend) => {
    const as = { token: await own.signIn('admin@tranche.example') };
    const overdue = { query: { filter: { status: ['OVERDUE' as const] }, limit: 1 } };
    const { items } = await own.done(200, 'listAllPlans', overdue, as);
    return items[0]?.daysPastDue ?? 0;
  };
  const own = await openBackend({ scenario: 'happy' });
  const today = await late(own);
  await own.wait(24 * 3_600_000);
  expect([today > 0, await late(own)]).toEqual([true, today + 1]);
});

describe("the administration's lists of orders, plans and payments", () => {
  test.each(columns)('$name by $key, in both directions and over all pages', async ({ name, key }) => {
    const rising = await everything(name, { sort: key });
    const falling = await everything(name, { sort: `-${key}` });
    const { total } = await page(name, {});
    for (const [items, down] of [
      [rising, false],
      [falling, true],
    ] as const) {
      expect(new Set(items.map(({ id }) => id)).size).toBe(total);
      const keys = items.map((item) => keyOf(item, key));
      expect(keys.filter((value, at) => at > 0 && !inOrder(keys[at - 1] ?? null, value, down))).toEqual([]);
    }
  });

  test.each<[ListName, string, string]>([
    ['listAllOrders', 'status', 'status'],
    ['listAllPlans', 'status', 'status'],
    ['listAllPlans', 'offer', 'offerCode'],
    ['listAllPayments', 'status', 'status'],
    ['listAllPayments', 'purpose', 'purpose'],
  ])('%s filtered by %s gives what all items with it are', async (name, filter, property) => {
    const all = await everything(name, {});
    const values = [...new Set(all.map((item) => String(item[property])))];
    expect(values.length).toBeGreaterThan(1);
    const ids = (items: readonly Item[]) => items.map(({ id }) => String(id)).toSorted();
    for (const value of values) {
      const filtered = await everything(name, { filter: { [filter]: [value] } });
      expect(ids(filtered)).toEqual(ids(all.filter((item) => item[property] === value)));
    }
    expect(ids(await everything(name, { filter: { [filter]: values.slice(0, 2) } }))).toEqual(
      ids(all.filter((item) => values.slice(0, 2).includes(String(item[property])))),
    );
  });

  test.each(lists)('%s finds a customer by name, without accents and capitals', async (name) => {
    const { items } = await page(name, { q: 'MIRA ÓKAFOR' });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ customerName }) => customerName))).toEqual(new Set(['Mira Okafor']));
  });

  test('a number finds its plan alone', async () => {
    const { items } = await page('listAllPlans', { q: 'pln-000101' });
    expect(items).toMatchObject([{ number: 'PLN-000101', customerName: 'Mira Okafor' }]);
  });

  test('a customer has their own plans first to the next due date, and sees no other', async () => {
    const as = { token: await shop.signIn('+4915112345678') };
    const { items } = await shop.done(200, 'listPlans', { query: {} }, as);
    const { user } = z.parse(
      z.object({ user: z.object({ id: z.string() }) }),
      (await shop.ask('getMe', as)).body,
    );
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ userId }) => userId === user.id)).toBe(true);
    expect(items[0]?.next).not.toBeNull();
    expect(items.at(-1)?.next).toBeNull();
  });
});
