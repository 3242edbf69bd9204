import { describe, expect, test } from 'vitest';
import { type Endpoint, followUpOf } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { contract } from '#contracts/index.ts';
import { type ProblemCode, problemCodes, problems } from '#contracts/problem.ts';
import { problemTitles } from '#contracts/problem-titles.ts';
import { z } from '#contracts/z.ts';

const endpoints = Object.entries<Endpoint>(contract);

/** POST that reads only, for what a query string cannot carry. */
const changesNothing = [
  'compareQuotes',
  'previewPlanPayment',
  'previewScratchcard',
  'quoteSettlement',
  'quoteWithdrawal',
  'quotePrepayment',
  'quoteReschedule',
  'quoteDueDay',
  'countAudience',
];

/** Answers that no change makes stale, and commands that change no entity. */
const neverChanges = [
  'getQuote',
  'getQuoteAsAdministrator',
  'getProduct',
  'getAuditEvent',
  'listChanges',
  'createChallenge',
  'verifyChallenge',
  'signOut',
  'endSessionByKey',
  'createCardToken',
];

/** Problems of requests that match no operation. */
const ofNoOperation: readonly ProblemCode[] = ['method-not-allowed'];

describe.each(endpoints)('%s', (name, definition) => {
  const { method, path, access, idempotent, version, paging, responses, params, body } = definition;

  test('has a summary, answers and problems', () => {
    expect(definition.summary).toMatch(/^[A-Z]/);
    expect(Object.keys(responses).length).toBeGreaterThan(0);
  });

  test('has a path of words in lower case and parameters, without a colon before a verb', () => {
    expect(path).toMatch(/^\/v1\/[a-z-]+(\/(\{[a-zA-Z]+\}|[a-z-]+))*$/);
  });

  test('has schemas for exactly the names in its path', () => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params ?? {})).toEqual(names);
  });

  test('has ids as path parameters, except for offers, discounts, legal texts and the dashboard', () => {
    const otherParams = Object.keys(params ?? {}).filter(
      (param) => !/^[a-z][A-Za-z]*Id$|^(offer|discount)Code$/.test(param),
    );
    const named = path.startsWith('/v1/admin/dashboard/')
      ? ['figure', 'chart']
      : path.startsWith('/v1/legal-documents/')
        ? ['kind', 'version']
        : [];
    expect(otherParams.filter((param) => !named.includes(param))).toEqual([]);
  });

  test('uses its method with the meaning that HTTP defines', () => {
    if (method === 'GET') {
      expect(body).toBeUndefined();
      expect(idempotent).toBeUndefined();
    } else {
      // Everything that can change something takes an idempotency key.
      expect(idempotent ?? (changesNothing.includes(name) || definition.simulates !== undefined)).toBe(true);
      expect(paging).toBeUndefined();
      if (definition.mayBeCached) expect(changesNothing).toContain(name);
    }
  });

  test('requires If-Match if it changes one existing resource', () => {
    const isAction = access === 'administrator' && idempotent === true && params !== undefined;
    expect(version === 'requires' || (method !== 'PATCH' && !isAction)).toBe(true);
  });

  test('an endpoint names the entity whose changes update its response, if any do', () => {
    const needsOne = access !== 'public' && (method === 'GET' || idempotent === true);
    const hasOne = definition.entity !== undefined;
    expect(hasOne).toBe(neverChanges.includes(name) ? false : needsOne || hasOne);
  });

  test('a command that shows or audits a secret cannot be tried by a dry run', () => {
    const isShown = definition.secret === true || String(definition.audit).endsWith('revealed');
    expect(definition.dryRun === 'refused' || !isShown).toBe(true);
  });

  test('is below /v1/admin exactly if it is for administrators', () => {
    expect(path.startsWith('/v1/admin/')).toBe(access === 'administrator');
  });

  test('has valid examples', () => {
    expect(definition.examples.length).toBeGreaterThan(0);
    for (const example of definition.examples) {
      if (body) expect(z.safeParse(body, example.body)).toMatchObject({ success: true });
      for (const [name, value] of Object.entries(example.query ?? {})) {
        const schema = definition.query?.[name];
        expect(schema && z.safeParse(schema, value).success).toBe(true);
      }
      expect(Object.keys(example.params ?? {})).toEqual(Object.keys(params ?? {}));
    }
  });
});

test.each(endpoints.filter(([, { version }]) => version))(
  '%s declares an ETag and has a version in its answers',
  (_name, { responses }) => {
    const schemas = Object.values(responses).map(
      (schema) => schema && z.toJSONSchema(schema, { unrepresentable: 'any' }),
    );
    expect(schemas.length).toBeGreaterThan(0);
    for (const json of schemas) expect(Object.keys(json?.properties ?? {})).toContain('version');
  },
);

const lists = endpoints.flatMap(([name, { paging }]) => (paging ? [[name, paging] as const] : []));

test.each(lists)('%s sorts by keys that exist, in both directions', (_name, { sort, defaultSort }) => {
  expect(sort).toContain(defaultSort.replace('-', ''));
  expect(new Set(sort).size).toBe(sort.length);
});

describe.each(endpoints.filter(([, { access, paging }]) => paging && access === 'signedIn'))(
  'the rows of %s',
  (_name, { paging }) => {
    test('have no member for the owner, who is the caller', () => {
      const row = JSON.stringify(z.toJSONSchema(paging?.item ?? z.never(), { unrepresentable: 'any' }));
      for (const member of ['customerName', 'userId']) expect(row).not.toContain(`"${member}"`);
    });
  },
);

test('an offer is called offerCode everywhere', () => {
  const text = JSON.stringify(
    endpoints.map(([, { responses }]) =>
      Object.values(responses).map((schema) => schema && z.toJSONSchema(schema, { unrepresentable: 'any' })),
    ),
  );
  expect(text).toContain('"offerCode"');
  expect(text).not.toContain('"planOfferCode"');
});

test('no two endpoints share method and path', () => {
  const places = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(places).size).toBe(places.length);
});

const locations = endpoints.flatMap(([name, endpoint]) =>
  ([201, 202] as const).flatMap((status) => {
    const { location } = status in endpoint.responses ? followUpOf(endpoint, status) : {};
    return typeof location === 'string' ? [[name, status, location] as const] : [];
  }),
);

test.each(locations)(
  'Location of %s with %i is the address of something that can be read',
  (_name, _status, location) => {
    const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
    const readable = endpoints
      .filter(([, { method }]) => method === 'GET')
      .map(([, { path }]) => shape(path));
    expect(readable).toContain(shape(location));
  },
);

test('idempotency keys keep 402 and 409, but not 412 and 422', () => {
  const kept = (status: number) =>
    problemCodes.filter((code) => problems[code].status === status && problems[code].kept);
  const all = (status: number) => problemCodes.filter((code) => problems[code].status === status);
  const ofTheRequestThatRuns: string = 'idempotency-in-progress';
  for (const status of [402, 403, 404, 409, 410])
    expect(kept(status)).toEqual(all(status).filter((code) => code !== ofTheRequestThatRuns));
  for (const status of [400, 401, 412, 413, 415, 423, 428, 429, 500, 503]) expect(kept(status)).toEqual([]);
  expect(kept(422)).toEqual(['otp-invalid', 'card-pin-invalid']);
});

test('every problem is declared by an endpoint or answers unmatched requests', () => {
  const declared = new Set(endpoints.flatMap(([, definition]) => problemsOf(definition)));
  expect(problemCodes.filter((code) => !declared.has(code))).toEqual(ofNoOperation);
});

describe('the features of an endpoint bring their problems', () => {
  const base: Endpoint = {
    method: 'POST',
    path: '/v1/x',
    summary: 'X',
    access: 'public',
    responses: { 200: null },
    problems: [],
    examples: [],
  };

  test.each<[string, Partial<Endpoint>, ProblemCode[]]>([
    ['nothing', {}, ['internal', 'maintenance', 'storage-unavailable']],
    [
      'a body',
      { body: z.string() },
      ['malformed-request', 'content-too-large', 'unsupported-media-type', 'validation-failed'],
    ],
    ['a query', { query: { q: z.string() } }, ['validation-failed']],
    ['a path parameter', { params: { id: z.string() } }, ['not-found']],
    ['customers', { access: 'signedIn' }, ['unauthenticated', 'session-expired']],
    ['administrators', { access: 'administrator' }, ['unauthenticated', 'session-expired', 'forbidden']],
    [
      'idempotency',
      { idempotent: true },
      ['malformed-request', 'idempotency-key-required', 'idempotency-in-progress', 'idempotency-key-reused'],
    ],
    ['a secret answer', { dryRun: 'refused' }, ['dry-run-unavailable']],
    ['a required version', { version: 'requires' }, ['precondition-required', 'version-conflict']],
    ['an answered version', { version: 'answers' }, []],
  ])('%s', (_title, feature, expected) => {
    const brought = problemsOf({ ...base, ...feature });
    expect(brought.toSorted()).toEqual(
      [
        ...new Set([...expected, 'internal', 'maintenance', 'storage-unavailable', 'validation-failed']),
      ].toSorted(),
    );
  });
});

test.each(problemCodes)('the problem %s has its code as type, a status and a title', (code) => {
  const { schema, status } = problems[code];
  const title = problemTitles[code];
  const shape = schema.shape;
  const fits = (type: string) => z.safeParse(shape.type, type).success;
  const hosts = [
    'https://problems.example.test',
    'https://tranche.example/problems',
    'https://localhost:8443',
  ];
  for (const host of hosts) expect(fits(`${host}/${code}`)).toBe(true);
  for (const type of [
    code,
    `http://a.example/${code}`,
    `https://a.example/x-${code}`,
    `https://a.example/${code}/`,
  ])
    expect(fits(type)).toBe(false);
  expect(shape.code._zod.def.values).toEqual([code]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(title).not.toMatch(/\.$/);
});
