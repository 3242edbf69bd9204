import { describe, expect, test } from 'vitest';
import { checks } from '#contracts/checks.ts';
import { type Answer, problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { ready, watching } from './backend.ts';
import { endAsNotReached } from './not-reached.ts';
import { refundOf } from './requests/callers.ts';

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

/** Makes a request fail a check. */
type Fault = (request: Refunding, start: Start) => Refunding;

/** A backend with a request that fails no check, and the tokens of two who may not refund as much. */
interface Start {
  readonly backend: Provider;
  readonly request: Refunding;
  readonly tokens: Readonly<Record<'SUPPORT' | 'VIEWER', string>>;
}

const withHeaders = (request: Refunding, headers: Readonly<Record<string, string>>): Refunding => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

function without(request: Refunding, header: string): Refunding {
  const { [header]: _left, ...headers } = request.headers;
  return { ...request, headers };
}

const missingId = 'pay_01JH8ZK3W00000000000000000';
const amountForTwo = 500_01;

/** What makes a refund fail each check. */
const faults: Readonly<Record<(typeof checks)[number]['name'], Fault>> = {
  address: (request) => ({ ...request, method: 'PUT' }),
  session: (request) => without(request, 'Authorization'),
  permission: (request, { tokens }) => withHeaders(request, { Authorization: `Bearer ${tokens.VIEWER}` }),
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
  reused(request, start) {
    const { headers, body } = start.request;
    const { Authorization = '' } = request.headers;
    const other = { ...body, note: 'Another one' };
    const first = { ...start.request, paymentId: request.paymentId, body: other };
    return {
      ...request,
      before: { request: withHeaders(first, { ...headers, Authorization }), inFlight: false },
    };
  },
  person: (request, { tokens }) => ({
    ...withHeaders(request, { Authorization: `Bearer ${tokens.SUPPORT}` }),
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

async function send(backend: Provider, request: Refunding): Promise<Answer> {
  const { method, paymentId, search, headers, body, rest, before } = request;
  const earlier = before && send(backend, before.request);
  if (before && !before.inFlight) await earlier;
  const path = `/v1/admin/payments/${paymentId}/refunds${search}`;
  const answer = await backend.send(method, path, headers, JSON.stringify(body) + rest);
  await earlier;
  return answer;
}

/** The code of the answer to a refund with these faults, and with a key of its own. */
async function codeOf(prepared: Start, ...given: readonly Fault[]): Promise<string> {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const start = { ...prepared, request: withHeaders(prepared.request, key) };
  const request = given.reduceRight((whole, fault) => fault(whole, start), start.request);
  return problemIn(await send(start.backend, request)).code;
}

async function prepared(): Promise<Start> {
  const { backend, request } = await ready('createRefund');
  const tokens = {
    SUPPORT: (await backend.session(administrators.SUPPORT)).token,
    VIEWER: (await backend.session(administrators.VIEWER)).token,
  };
  const headers = {
    Authorization: `Bearer ${request.token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    'If-Match': request.ifMatch ?? '',
  };
  const { paymentId = '' } = request.params ?? {};
  const body = refundOf(1_000);
  const refunding = { method: 'POST', paymentId, search: '', headers, body, rest: '', before: null };
  return { backend, request: refunding, tokens };
}

/** Checks that need an earlier request, which changes something where it is not refused. */
const afterAnother: ReadonlySet<string> = new Set(['running', 'reused']);

describe('a request of createRefund', () => {
  test('without a fault is carried out', async () => {
    const { backend, request } = await prepared();
    expect((await send(backend, request)).status).toBe(201);
  });

  test.each(checks.map((check, index) => ({ ...check, later: checks.slice(index + 1) })))(
    'that fails the check of $name has its problem, whatever it fails later',
    async ({ name, codes, later }) => {
      if (name === 'running' && !watching)
        endAsNotReached('needs a request that still runs when the next one comes');
      let start = await prepared();
      for (const others of [[], ...later.map((check) => [faults[check.name]]), [otherCurrency]]) {
        expect(codes).toContain(await codeOf(start, faults[name], ...others));
        if (afterAnother.has(name)) start = await prepared();
      }
    },
  );

  test('is judged by the rules of the operation last', async () => {
    expect(await codeOf(await prepared(), otherCurrency)).toBe('currency-mismatch');
  });
});

test('listRefunds below a payment that is not there answers so whatever its query', async () => {
  const { backend, request } = await prepared();
  const { Authorization = '' } = request.headers;
  const path = `/v1/admin/payments/${missingId}/refunds?page=2`;
  expect(problemIn(await backend.send('GET', path, { Authorization })).code).toBe('not-found');
});
