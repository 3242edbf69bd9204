import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { prefixes } from '#contracts/ids.ts';
import { contract } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { pinnedQuery } from './pinned/addresses.ts';
import { calendarDay, calendarMoment, type Pinned, ulid, wholeOrText } from './pinned/values.ts';

// What the query of each list accepts and refuses. Which keys and filters it has is in its endpoint, and in the
// published document; here each of them is tried.

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly type?: string;
}

const toJson = (schema: z.core.$ZodType | undefined): Json =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema ?? z.never(), { unrepresentable: 'any' })));

const ids = Object.values(prefixes).flatMap((prefix) => [
  `${prefix}_${ulid}`,
  `${prefix}_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`,
]);

/** Values that a filter accepts: all words of a closed set, else ids of its kinds or codes of offers. */
function valuesOf({ anyOf = [], enum: words, pattern = '' }: Json): readonly string[] {
  if (anyOf.length > 0) return anyOf.flatMap(valuesOf);
  return words ?? [...ids, 'STD6', 'PAY4'].filter((value) => new RegExp(pattern).test(value));
}

function boundOf({ format, type }: Json): Pinned {
  if (format === 'date-time') return calendarMoment;
  return type === 'integer' ? wholeOrText : calendarDay;
}

const accepts = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema !== undefined && z.safeParse(schema, value).success;

function expectJudged(schema: z.core.$ZodType | undefined, { accept, reject }: Pinned): void {
  expect({
    wronglyRefused: accept.filter((value) => !accepts(schema, value)),
    wronglyAccepted: reject.filter((value) => accepts(schema, value)),
  }).toEqual({ wronglyRefused: [], wronglyAccepted: [] });
}

const endpoints = Object.entries<Endpoint>(contract);
const lists = endpoints.flatMap(([name, { query = {}, paging }]) =>
  paging ? [[name, { query, paging }] as const] : [],
);

describe.each(lists)('the query of %s', (_name, { query, paging }) => {
  test.each(Object.entries(pinnedQuery))('%s', (field, values) => expectJudged(query[field], values));

  test('sort', () => {
    const unknown = ['', '-', '+createdAt', '--createdAt', 'createdat', 'password', ['createdAt', 'status']];
    const accept = paging.sort.flatMap((key) => [key, `-${key}`]);
    expectJudged(query['sort'], { accept, reject: unknown });
  });

  const { properties = {} } = toJson(query['filter']);

  test('has a schema for each filter and range', () => {
    expect(Object.keys(properties)).toEqual([...paging.filters, ...paging.ranges]);
  });

  test.each(paging.filters)('filter by %s', (key) => {
    const values = valuesOf(properties[key]?.items ?? {}).slice(0, 100);
    expect(values.length).toBeGreaterThan(1);
    const accept = [...values.map((value) => ({ [key]: [value] })), { [key]: values }];
    const reject = [
      { [key]: [] },
      { [key]: ['nope'] },
      { [key]: values[0] },
      { [key]: [...values, ''] },
      { other: values },
    ];
    expectJudged(query['filter'], { accept, reject });
  });

  test.each(paging.ranges)('range of %s', (key) => {
    const bounds = Object.entries(properties[key]?.properties ?? {});
    expect(bounds.map(([bound]) => bound)).toEqual(['gt', 'gte', 'lt', 'lte']);
    for (const [bound, schema] of bounds) {
      const within = (values: readonly unknown[]) => values.map((value) => ({ [key]: { [bound]: value } }));
      const { accept, reject } = boundOf(schema);
      expectJudged(query['filter'], { accept: within(accept), reject: within(reject) });
    }
  });
});

const bulk = endpoints.filter(([, endpoint]) => endpoint.bulk);

test.each(bulk)('the rows of %s are found by the search and filters of its list', (_name, endpoint) => {
  const list = lists.find(([name]) => name === endpoint.bulk?.list)?.[1];
  const target = JSON.stringify(toJson(endpoint.body).properties?.['target']);
  const { q, filter } = list?.query ?? {};
  const matching = z.strictObject({ q: q ?? z.never(), filter: filter ?? z.never() });
  const { properties, required } = Object(toJson(matching));
  expect(target).toContain(JSON.stringify(properties).slice(1, -1));
  expect(required).toBeUndefined();
});
