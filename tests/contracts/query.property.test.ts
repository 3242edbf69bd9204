import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeQuery, encodeQuery } from '#contracts/query.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const anyQuery = fc.record(
  {
    q: text,
    sort: fc.constantFrom('name', '-name'),
    cursor: text,
    filter: fc.dictionary(
      fc.constantFrom('status', 'offer', 'riskTier'),
      fc.array(text, { minLength: 1, maxLength: 3 }),
      { minKeys: 1, noNullPrototype: true },
    ),
  },
  { requiredKeys: [] },
);

test('what is encoded is decoded to the same', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(decodeQuery(encodeQuery(query))).toEqual(query);
    }),
    { numRuns: 1000 },
  );
});

test('undefined members are left out, numbers are written in digits', () => {
  expect(encodeQuery({ q: undefined, limit: 50, filter: { status: undefined } })).toBe('limit=50');
});

test('a repeated plain name becomes an array, which no schema of a plain name accepts', () => {
  expect(decodeQuery('limit=1&limit=2&limit=3')).toEqual({ limit: ['1', '2', '3'] });
});

test('a filter may have the name of something that every object has: the schema refuses it', () => {
  expect(decodeQuery('filter[constructor]=x&filter[constructor]=y')).toEqual({
    filter: { constructor: ['x', 'y'] },
  });
});

test('what only looks like a filter stays a plain name for the schema to refuse', () => {
  expect(decodeQuery('filter[]=x&filter[a.b]=y&__proto__=z')).toEqual(
    Object.fromEntries([
      ['filter[]', 'x'],
      ['filter[a.b]', 'y'],
      ['__proto__', 'z'],
    ]),
  );
});
