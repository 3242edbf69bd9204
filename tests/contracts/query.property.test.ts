import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Instant } from '#contracts/dates.ts';
import { CountBound, paged } from '#contracts/paging.ts';
import { decodeQuery, encodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const list = paged({
  item: z.string(),
  sort: ['name', 'age', 'size'],
  defaultSort: 'name',
  search: [],
  filters: { status: z.string(), riskTier: z.string() },
  ranges: { createdAt: Instant, size: CountBound },
});
const schema = z.strictObject(list.query);

const instant = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const range = <Value>(value: fc.Arbitrary<Value>) =>
  fc
    .record({ gt: value, gte: value, lt: value, lte: value }, { requiredKeys: [], noNullPrototype: true })
    .filter((given) => Object.keys(given).length > 0);
const values = fc.array(text, { minLength: 1, maxLength: 3 });
const key = fc.tuple(fc.constantFrom('', '-'), fc.constantFrom('name', 'age', 'size'));
const anyQuery = fc.record(
  {
    q: text,
    sort: fc
      .uniqueArray(key, { minLength: 1, maxLength: 3, selector: ([, name]) => name })
      .map((keys) => keys.map((parts) => parts.join(''))),
    cursor: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
    limit: fc.integer({ min: 1, max: 500 }),
    total: fc.boolean(),
    filter: fc
      .record(
        { status: values, riskTier: values, createdAt: range(instant), size: range(fc.nat(1_000_000_000)) },
        { requiredKeys: [], noNullPrototype: true },
      )
      .filter((given) => Object.keys(given).length > 0),
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('an encoded value is decoded and parsed by the schema of a list to the same value', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(z.parse(schema, decodeQuery(encodeQuery(query)))).toEqual(query);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['sort', 'sort=colour'],
  ['sort', 'sort='],
  ['sort', 'sort=name,-name'],
  ['sort', 'sort=name,age,size,-size'],
  ['sort', 'sort=name&sort=age'],
  ['limit', 'limit=0'],
  ['limit', 'limit=501'],
  ['limit', 'limit=1e1'],
  ['limit', 'limit=+5'],
  ['limit', 'limit='],
  ['limit', 'limit=1&limit=2'],
  ['total', 'total=1'],
  ['total', 'total=constructor'],
  ['filter', 'filter[status][gte]=x'],
  ['filter', 'filter[size]=5'],
  ['filter', 'filter[size]=5&filter[size][gte]=5'],
  ['filter', 'filter[size][gte]=5&filter[size][gte]=6'],
  ['filter', 'filter[size][gte]=-1'],
  ['filter', 'filter[createdAt][lt]=2027-01-10'],
])('the schema of a list refuses %s in "%s"', (name, search) => {
  const result = z.safeParse(schema, decodeQuery(search));
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

test('undefined members are left out, numbers are written as digits', () => {
  expect(encodeQuery({ q: undefined, limit: 50, filter: { status: undefined } })).toBe('limit=50');
});

test('a repeated plain name becomes an array, which no schema of a plain name accepts', () => {
  expect(decodeQuery('limit=1&limit=2&limit=3')).toEqual({ limit: ['1', '2', '3'] });
});

test('a filter named as a member of every object is refused by the schema', () => {
  expect(decodeQuery('filter[constructor]=x&filter[constructor]=y')).toEqual({
    filter: { constructor: ['x', 'y'] },
  });
});

test('bounds are members of their field', () => {
  expect(decodeQuery('filter[size][gte]=5&filter[size][lt]=9&filter[status]=x')).toEqual({
    filter: { size: { gte: '5', lt: '9' }, status: ['x'] },
  });
});

test('a malformed filter stays a plain name, which the schema refuses', () => {
  expect(decodeQuery('filter[]=x&filter[a.b]=y&filter[a][eq]=w&__proto__=z')).toEqual(
    Object.fromEntries([
      ['filter[]', 'x'],
      ['filter[a.b]', 'y'],
      ['filter[a][eq]', 'w'],
      ['__proto__', 'z'],
    ]),
  );
});
