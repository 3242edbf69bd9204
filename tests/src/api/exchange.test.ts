import { describe, expect, test } from 'vitest';
import { getMe } from '#contracts/users/endpoints.ts';
import { signOut } from '#contracts/auth/endpoints.ts';
import { listProducts } from '#contracts/catalogue/endpoints.ts';
import { compareQuotes } from '#contracts/orders/comparison-endpoints.ts';
import { cancelOrder, getOrder } from '#contracts/orders/endpoints.ts';
import { quotePrepayment } from '#contracts/plans/quote-endpoints.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { readAnswer, toRequest } from '#src/api/exchange.ts';

const place = { baseUrl: 'https://api.example.test/shop/', token: 'secret' };
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'X-Request-Id': 'req-1' },
  });
const problem = (over: object = {}) => ({
  type: 'https://problems.example.test/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no such order.',
  instance: '/v1/orders/7',
  code: 'not-found',
  requestId: 'req-1',
  entity: 'order',
  ...over,
});

describe('a request', () => {
  test('[API-01] begins at the configured address', () => {
    expect(toRequest(getMe, {}, place).url).toBe('https://api.example.test/shop/v1/me');
    expect(toRequest(getMe, {}, { ...place, baseUrl: '/api' }).url).toBe('/api/v1/me');
  });

  test('[API-02] puts ids and queries where the contract has them, encoded', () => {
    expect(toRequest(getOrder, { params: { orderId: 'a/b?c' } }, place).url).toBe(
      'https://api.example.test/shop/v1/orders/a%2Fb%3Fc',
    );
    const { url } = toRequest(listProducts, { query: { q: 'a&b', limit: 5, cursor: undefined } }, place);
    expect(new URL(url).searchParams.get('q')).toBe('a&b');
    expect(new URL(url).searchParams.get('limit')).toBe('5');
    expect(new URL(url).searchParams.has('cursor')).toBe(false);
  });

  test('[API-02] carries the key, the version and the body that the operation asks for', () => {
    const { init } = toRequest(
      cancelOrder,
      { params: { orderId: 'o' }, key: 'k-1', version: 3, body: { a: 1 } },
      place,
    );
    expect(init.headers).toMatchObject({ 'Idempotency-Key': 'k-1', 'If-Match': '"3"' });
    expect(init.body).toBe('{"a":1}');
    expect(init.method).toBe('POST');
  });

  test('has the token where a session is needed, and nowhere else', () => {
    expect(toRequest(getMe, {}, place).init.headers).toMatchObject({ Authorization: 'Bearer secret' });
    expect(toRequest(listProducts, {}, place).init.headers).not.toHaveProperty('Authorization');
    expect(toRequest(getMe, {}, { ...place, token: null }).init.headers).not.toHaveProperty('Authorization');
  });

  test('sends no cookies and is not cached', () => {
    expect(toRequest(getMe, {}, place).init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  });
});

async function read(definition: Endpoint, response: Response) {
  const { status, headers } = response;
  return readAnswer(definition, { status, headers, text: await response.text() });
}

describe('an answer', () => {
  const page = { items: [], nextCursor: null, total: 0 };

  test('[API-02] that matches the contract is data', async () => {
    expect(await read(listProducts, answer(page))).toEqual({ data: page });
    expect(await read(signOut, new Response(null, { status: 204 }))).toEqual({ data: null });
  });

  test('[API-03] a problem of the operation is returned with whether the call only reads', async () => {
    for (const definition of [getOrder, quotePrepayment]) {
      const told = await read(definition, answer(problem(), 404));
      expect(told).toEqual({ error: { kind: 'problem', problem: problem(), isRead: true } });
    }
    expect(await read(cancelOrder, answer(problem(), 404))).toEqual({
      error: { kind: 'problem', problem: problem() },
    });
  });

  test.each([
    ['a member is missing', getOrder, answer({}), '/id'],
    ['a member has another type', listProducts, answer({ ...page, total: '0' }), '/total'],
    ['it is not JSON', listProducts, answer('<html>'), ''],
    ['it is empty', listProducts, answer(''), ''],
    ['a body where there should be none', signOut, answer('{}', 200), '/code'],
    ['a status that was not agreed', listProducts, answer(page, 201), '/code'],
    ['a problem of another operation', compareQuotes, answer(problem(), 404), '/code'],
    ['a problem whose status is another', getOrder, answer(problem({ status: 404 }), 410), '/status'],
    ['an unknown code', getOrder, answer(problem({ code: 'nonsense' }), 404), '/code'],
  ])('[API-03] %s is a contract violation with the request id', async (_why, endpoint, response, pointer) => {
    const told = await read(endpoint, response);
    expect(told).toMatchObject({ error: { kind: 'contract-violation', status: response.status } });
    if (!('error' in told) || told.error.kind !== 'contract-violation') throw new Error('no violation');
    expect(told.error.breaches.map((breach) => breach.pointer)).toContain(pointer);
    expect(told.error.requestId).toBe('req-1');
  });
});
