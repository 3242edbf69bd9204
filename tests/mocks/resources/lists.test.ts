import { beforeAll, describe, expect, test } from 'vitest';
import type { QueryArguments } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import { openBackend, type Backend } from '#tests/kit/backend.ts';

const Page = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  nextCursor: z.nullable(z.string()),
  total: z.nullable(z.int()),
});

const lists = ['listAllOrders', 'listAllPlans', 'listAllPayments'] as const;
type ListName = (typeof lists)[number] | 'listUsers';

let backend: Backend;
let token: string;

beforeAll(async () => {
  backend = await openBackend({ scenario: 'happy' });
  token = await backend.signIn('admin@tranche.example');
});

async function page(name: ListName, query: QueryArguments) {
  const response = await backend.ask(name, { query, token });
  expect(response).toMatchObject({ status: 200 });
  return Page.parse(response.body);
}

test('members that depend on the business date change with it, although no row does', async () => {
  const late = async (opened: Backend) => {
    const as = { token: await opened.signIn('admin@tranche.example') };
    const overdue = { query: { filter: { status: ['OVERDUE' as const] }, limit: 1 } };
    const { items } = await opened.done(200, 'listAllPlans', overdue, as);
    return items[0]?.daysPastDue ?? 0;
  };
  const freshBackend = await openBackend({ scenario: 'happy' });
  const today = await late(freshBackend);
  await freshBackend.wait(24 * 3_600_000);
  expect([today > 0, await late(freshBackend)]).toEqual([true, today + 1]);
});

test('a bound may be written without milliseconds and in another time zone', async () => {
  const [newest, second] = (await page('listAllOrders', { limit: 2 })).items;
  expect(String(newest?.['createdAt']) > String(second?.['createdAt'])).toBe(true);
  const at = new Date(String(newest?.['createdAt']));
  const idsFrom = async (gte: string) =>
    (await page('listAllOrders', { filter: { createdAt: { gte } } })).items.map(({ id }) => id);
  const rounded = `${at.toISOString().slice(0, 19)}Z`; // at or before it, by less than a second
  expect(await idsFrom(rounded)).toContain(newest?.['id']);
  const elsewhere = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
  expect(await idsFrom(elsewhere)).toEqual(await idsFrom(at.toISOString()));
  expect(await idsFrom(elsewhere)).toEqual([newest?.['id']]);
});

describe("the administration's lists of orders, plans and payments", () => {
  test.each(lists)('%s finds a customer by name, without accents and capitals', async (name) => {
    const { items } = await page(name, { q: 'MIRA ÓKAFOR' });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ customerName }) => customerName))).toEqual(new Set(['Mira Okafor']));
  });

  test('a plan number finds only its plan', async () => {
    const { items } = await page('listAllPlans', { q: 'pln-000101' });
    expect(items).toMatchObject([{ number: 'PLN-000101', customerName: 'Mira Okafor' }]);
  });

  test('a customer sees their own plans only, ordered by the next due date', async () => {
    const as = { token: await backend.signIn('+4915112345678') };
    const { items } = await backend.done(200, 'listPlans', { query: {} }, as);
    const { tables } = backend.store;
    const mira = tables.users.find('phoneE164', '+4915112345678')?.id;
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ id }) => tables.plans.get(id)?.userId === mira)).toBe(true);
    expect(items[0]?.next).not.toBeNull();
    expect(items.at(-1)?.next).toBeNull();
  });
});

describe('administrators find a customer', () => {
  const find = async (q: string) => (await page('listUsers', { q })).items;

  test.each([
    ['phone number', '+4915112345678'],
    ['phone number as it is written', ' +49 151 / 1234-5678 '],
    ['phone number with the prefix of other networks', '0049 151 12345678'],
    ['phone number with its trunk prefix', '+49 (0)151 12345678'],
    ['national phone number', '0151 12345678'],
    ['phone number whose plus became a space in a link', ' 4915112345678'],
    ['phone number in the digits of another script', '٠١٥١ ١٢٣٤٥٦٧٨'],
    ['e-mail address', 'MIRA.Okafor@example.com'],
  ])('by %s', async (_what, q) => {
    const users = await find(q);
    expect(users.map(({ fullName }) => fullName)).toContain('Mira Okafor');
    expect(JSON.stringify(users)).not.toContain('+4915112345678');
    expect(JSON.stringify(users)).not.toContain('mira.okafor@example.com');
  });

  test('by id', async () => {
    const [mira] = await find('mira okafor');
    expect(await find(String(mira?.['id']))).toEqual([mira]);
  });
});

test('names are in alphabetical order, whatever accents they have', async () => {
  const { get, signIn, store } = await openBackend({ scenario: 'happy' });
  const names = ['Zoe Zimmer', 'Änne Adler', 'anton Berg', 'Özlem Otto', 'Paula Prinz'];
  await store.transact(({ tables }) => {
    tables.users
      .all()
      .slice(0, names.length)
      .forEach((user, index) => tables.users.replace({ ...user, fullName: names[index] ?? '' }));
  });
  const token = await signIn('admin@tranche.example');
  const { items } = await get('listUsers', { token, query: { sort: ['fullName'], limit: 100 } });
  const sortedNames = items.map(({ fullName }) => fullName).filter((name) => names.includes(name));
  expect(sortedNames).toEqual(['Änne Adler', 'anton Berg', 'Özlem Otto', 'Paula Prinz', 'Zoe Zimmer']);
});
