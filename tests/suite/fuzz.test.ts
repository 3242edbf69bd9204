import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { prefixes } from '#contracts/ids.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { pinnedParams, pinnedQuery } from '#tests/contracts/pinned/addresses.ts';
import { pinnedBodies } from '#tests/contracts/pinned.ts';
import { problemIn, type Call } from '#tests/kit/client.ts';
import { ready } from './backend.ts';

const RUNS = 100; // for each of about 450 tests

const endpoints = Object.entries<Endpoint>(contract).map(
  ([name, endpoint]) => [name as OperationName, endpoint] as const, // keys of the contract
);

/** Any text. One for all tests: fast-check lists all characters of Unicode for each. */
const binaryText = fc.string({ unit: 'binary' });

/** Any JSON, including kinds that break programs: deep nesting, huge numbers, odd keys, lone surrogates. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
  fc.constantFrom(
    { __proto__: null },
    { constructor: 1 },
    1e308,
    -0,
    '\u0000',
    '\ud800',
    'x'.repeat(5_000),
    deep(500),
  ),
);

function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}

/** The body with one place in it replaced, removed or added. */
function mutated(body: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(body, []);
  const rejectedValues = Object.values(pinnedBodies).flatMap((fields) =>
    Object.values(fields).flatMap(({ reject }) => reject),
  );
  return fc
    .tuple(fc.constantFrom(...places), fc.oneof(anyJson, fc.constantFrom(...rejectedValues)))
    .map(([place, value]) => put(body, place, value));
}

function placesIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function put(value: unknown, [first, ...rest]: readonly string[], inner: unknown): unknown {
  if (first === undefined) return inner;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[first] = put(copy[first], rest, inner);
  return copy;
}

describe.each(endpoints.filter(([, { body }]) => body))('bad bodies for %s', (name, endpoint) => {
  test('get a problem of the catalogue, and nothing changes', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, mutated(request.body)), async (body) => {
        fc.pre(!z.safeParse(endpoint.body ?? z.never(), JSON.parse(JSON.stringify(body) ?? 'null')).success);
        const problem = problemIn(await backend.ask(name, { ...request, body }));
        expect(['validation-failed', 'malformed-request']).toContain(problem.code);
      }),
      { numRuns: RUNS },
    );
    expect(await backend.state()).toEqual(before);
    expect((await backend.ask(name, request)).status).toBeLessThan(300);
  });

  test('that are not JSON, or have another Content-Type, are unreadable', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, param: string) => request.params?.[param] ?? '');
    const headers = {
      ...(request.token ? { Authorization: `Bearer ${request.token}` } : {}),
      'Idempotency-Key': crypto.randomUUID(),
    };
    await fc.assert(
      fc.asyncProperty(binaryText, async (text) => {
        fc.pre(!isJson(text));
        const json = { ...headers, 'Content-Type': 'application/json' };
        expect(problemIn(await backend.send(endpoint.method, path, json, text)).code).toBe(
          'malformed-request',
        );
      }),
      { numRuns: 50 },
    );
    const plain = { ...headers, 'Content-Type': 'text/plain' };
    const good = JSON.stringify(request.body);
    const other = await backend.send(endpoint.method, path, plain, good);
    expect(problemIn(other).code).toBe('unsupported-media-type');
    const long = { ...headers, 'Content-Type': 'application/json' };
    const tooLong = JSON.stringify({ x: 'x'.repeat(200_000) });
    expect(problemIn(await backend.send(endpoint.method, path, long, tooLong)).code).toBe(
      'content-too-large',
    );
    expect(await backend.state()).toEqual(before);
  });

  test('get a problem that names the invalid field', async () => {
    const { backend, request } = await ready(name);
    for (const [field, { reject }] of Object.entries(pinnedBodies[name] ?? {})) {
      const path = field.split('.');
      if (!reachable(request.body, path)) continue;
      const value = reject.find((candidate) => typeof candidate === 'string') ?? 'no';
      const problem = problemIn(
        await backend.ask(name, { ...request, body: put(request.body, path, value) }),
      );
      if (problem.code !== 'validation-failed') throw new Error(`${field}: ${problem.code}`);
      expect(problem.errors.map(({ pointer }) => pointer)).toContain(`/${path.join('/')}`);
    }
  });
});

const anyText = fc.oneof(binaryText, fc.constantFrom('..', '%00', '%2e%2e%2f', 'null', '🦀'));

describe.each(endpoints.filter(([, { params }]) => params))('bad addresses for %s', (name, endpoint) => {
  test('are not found', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const rejectedValues = Object.values(pinnedParams).flatMap(({ reject }) =>
      reject.filter((value) => typeof value === 'string'),
    );
    const param = fc.constantFrom(...Object.keys(request.params ?? {}));
    await fc.assert(
      fc.asyncProperty(param, fc.oneof(anyText, fc.constantFrom(...rejectedValues)), async (key, value) => {
        fc.pre(value.isWellFormed() && !['', '.', '..'].includes(value));
        fc.pre(!z.safeParse(endpoint.params?.[key] ?? z.never(), value).success);
        const params = { ...request.params, [key]: value };
        expect(problemIn(await backend.ask(name, { ...request, params })).code).toBe('not-found');
      }),
      { numRuns: RUNS },
    );
    expect(await backend.state()).toEqual(before);
  });
});

describe.each(endpoints.filter(([, { query }]) => query))('bad queries for %s', (name, endpoint) => {
  test('get validation-failed with the name of the argument, and nothing changes', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const headers = request.token ? { Authorization: `Bearer ${request.token}` } : {};
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => request.params?.[name] ?? '');
    const key = fc.oneof(
      fc.constantFrom(
        ...Object.keys(endpoint.query ?? {}),
        'filter[status]',
        'filter[nothing]',
        '__proto__',
        'offset',
      ),
      anyText,
    );
    const value = fc.oneof(
      anyText,
      fc.constantFrom(...Object.values(pinnedQuery).flatMap(({ reject }) => reject.flat())),
    );
    await fc.assert(
      fc.asyncProperty(key, value, async (argument, given) => {
        const search = new URLSearchParams([[argument, String(given)]]);
        const response = await backend.send(endpoint.method, `${path}?${search}`, headers);
        if (response.status === 200) {
          // Any text is a valid search term, and a few of the other values happen to be valid.
          expect(
            Object.keys(endpoint.query ?? {}).some(
              (accepted) => argument === accepted || argument.startsWith('filter['),
            ),
          ).toBe(true);
          return;
        }
        const problem = problemIn(response);
        if (problem.code !== 'validation-failed') throw new Error(`${argument}: ${problem.code}`);
        expect(problem.errors[0]?.pointer).toMatch(/^\/query/);
      }),
      { numRuns: RUNS },
    );
    expect(await backend.state()).toEqual(before);
  });
});

describe('well-formed ids that do not exist', () => {
  const strangers: Call['params'] = {
    offerCode: 'NONE',
    ...Object.fromEntries(
      Object.entries(prefixes).map(([name, prefix]) => [`${name}Id`, `${prefix}_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`]),
    ),
  };
  test.each(
    endpoints.filter(([, { params, access }]) => params && access !== 'public' && access !== 'optional'),
  )('%s', async (name, endpoint) => {
    const { backend, request } = await ready(name);
    const problem = problemIn(await backend.ask(name, { ...request, params: strangers }));
    expect(problem.code).toBe('not-found');
    expect(problemsOf(endpoint)).toContain('not-found');
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function reachable(value: unknown, [first, ...rest]: readonly string[]): boolean {
  return (
    first === undefined || (Object.hasOwn(Object(value), first) && reachable(Object(value)[first], rest))
  );
}
