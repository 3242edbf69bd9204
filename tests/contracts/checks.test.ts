import { beforeAll, describe, expect, test } from 'vitest';
import { checks } from '#contracts/checks.ts';
import { type Backend, openBackend, type Point } from '#tests/kit/backend.ts';
import { type Answer, problemIn } from '#tests/kit/client.ts';
import { people, administrators } from '#tests/kit/people.ts';
import { committed } from './published-document.ts';
import { paymentIn } from '#tests/kit/administered.ts';
import { refundOf } from '#tests/suite/requests/callers.ts';

/** A request for a refund, which can fail every check. */
interface Refunding {
  readonly method: string;
  readonly paymentId: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object & { readonly amount: object };
  /** Text behind the body. */
  readonly rest: string;
  /** Sent before it; with `inFlight`, it still runs when the request comes. */
  readonly before: { readonly request: Refunding; readonly inFlight: boolean } | null;
}

type Fault = (request: Refunding) => Refunding;

const withHeaders = (request: Refunding, headers: Readonly<Record<string, string>>): Refunding => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

function without(request: Refunding, header: string): Refunding {
  const { [header]: _left, ...headers } = request.headers;
  return { ...request, headers };
}

let start: { point: Point; request: Refunding; tokens: Record<'SUPPORT' | 'VIEWER', string> };

const missingId = 'pay_01JH8ZK3W00000000000000000';
const amountForTwo = 500_01;

/** What makes a refund fail each check. */
const faults: Readonly<Record<(typeof checks)[number]['name'], Fault>> = {
  address: (request) => ({ ...request, method: 'PUT' }),
  session: (request) => without(request, 'Authorization'),
  permission: (request) => withHeaders(request, { Authorization: `Bearer ${start.tokens.VIEWER}` }),
  id: (request) => ({ ...request, paymentId: 'nonsense' }),
  query: (request) => ({ ...request, search: '?page=2' }),
  'media type': (request) => withHeaders(request, { 'Content-Type': 'text/plain' }),
  length: (request) => ({ ...request, rest: request.rest + ' '.repeat(100_001) }),
  JSON: (request) => ({ ...request, rest: `${request.rest}}` }),
  body: (request) => ({ ...request, body: { ...request.body, reason: 'BECAUSE' } }),
  'dry run': (request) => withHeaders(request, { 'Dry-Run': 'perhaps' }),
  key: (request) => withHeaders(request, { 'Idempotency-Key': '1' }),
  'If-Match': (request) => without(request, 'If-Match'),
  running: (request) => ({ ...request, before: { request, inFlight: true } }),
  reused(request) {
    const { headers, body } = start.request;
    const { Authorization = '' } = request.headers;
    const other = { ...body, note: 'Another one' };
    const first = { ...start.request, paymentId: request.paymentId, body: other };
    return {
      ...request,
      before: { request: withHeaders(first, { ...headers, Authorization }), inFlight: false },
    };
  },
  person: (request) => ({
    ...withHeaders(request, { Authorization: `Bearer ${start.tokens.SUPPORT}` }),
    body: { ...request.body, amount: { ...request.body.amount, amountMinor: amountForTwo } },
  }),
  resource: (request) => ({ ...request, paymentId: missingId }),
  version: (request) => withHeaders(request, { 'If-Match': '"999"' }),
};

/** A request that only the rules of the operation refuse. */
const otherCurrency: Fault = (request) => ({
  ...request,
  body: { ...request.body, amount: { ...request.body.amount, currency: 'USD' } },
});

async function send(backend: Backend, request: Refunding): Promise<Answer> {
  const { method, paymentId, search, headers, body, rest, before } = request;
  const earlier = before && send(backend, before.request);
  if (before && !before.inFlight) await earlier;
  const path = `/v1/admin/payments/${paymentId}/refunds${search}`;
  const answer = await backend.send(method, path, headers, JSON.stringify(body) + rest);
  await earlier;
  return answer;
}

/** The code of the answer to a refund with these faults. */
async function codeOf(...given: readonly Fault[]): Promise<string> {
  const backend = await openBackend({ scenario: 'happy', from: start.point });
  const request = given.reduceRight((whole, fault) => fault(whole), start.request);
  return problemIn(await send(backend, request)).code;
}

beforeAll(async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const tokens = {
    SUPPORT: await backend.signIn(administrators.SUPPORT),
    VIEWER: await backend.signIn(administrators.VIEWER),
  };
  const { id, version } = await paymentIn(backend, 'SUCCEEDED');
  const request: Refunding = {
    method: 'POST',
    paymentId: id,
    search: '',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': '7f6c1f4e-51a3-4c8e-9b43-000000000001',
      'If-Match': `"${version}"`,
    },
    body: refundOf(1_000),
    rest: '',
    before: null,
  };
  start = { point: backend.point(), request, tokens };
});

test('a refund without a fault is made', async () => {
  const backend = await openBackend({ scenario: 'happy', from: start.point });
  expect((await send(backend, start.request)).status).toBe(201);
});

describe.each(checks.map((check, index) => ({ ...check, later: checks.slice(index + 1) })))(
  'the check of $name',
  ({ name, codes, later }) => {
    test('fails with its problem, and before every later check', async () => {
      for (const others of [[], ...later.map((check) => [faults[check.name]]), [otherCurrency]])
        expect(codes).toContain(await codeOf(faults[name], ...others));
    });
  },
);

test('the rules of an operation are checked last', async () => {
  expect(await codeOf(otherCurrency)).toBe('currency-mismatch');
});

test('a list below a resource that is not there answers so whatever its query', async () => {
  const backend = await openBackend({ scenario: 'happy', from: start.point });
  const { Authorization = '' } = start.request.headers;
  const path = `/v1/admin/payments/${missingId}/refunds?page=2`;
  expect(problemIn(await backend.send('GET', path, { Authorization })).code).toBe('not-found');
});

test('the document lists the checks in their order', () => {
  const { description } = committed.info;
  const places = checks.map(({ passed }) => description.indexOf(`1. ${passed}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
