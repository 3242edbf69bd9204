import { expect, test } from 'vitest';
import { createMixed } from '#mocks/adapters/network/mixed.ts';

const baseUrl = 'https://api.example.test/shop';
const plans = { baseUrl, operations: ['listPlans', 'getPlan'] } as const;
const settings = { ...plans, operations: [...plans.operations] };

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A tab whose storage outlives its pages, in which the real API answers with these responses. */
function tab(real: () => Promise<Response> = () => Promise.resolve(new Response('{"from":"real"}'))) {
  const kept = new Map<string, string>();
  const sent: Sent[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  function load() {
    const { mixed, realAddress, isReal, over } = createMixed({
      storage: () => storage,
      below: '/api',
      send: (url, init) => {
        sent.push({ url, init });
        return real();
      },
    });
    const respond = over(() => Promise.resolve(new Response('{"from":"mock"}')));
    const from = async (request: Request) => (await (await respond(request)).json()) as unknown;
    return { mixed, realAddress, isReal, respond, from };
  }
  return { load, kept, sent };
}

const request = (path: string, init: RequestInit = {}) =>
  new Request(`http://app.test/api${path}`, {
    ...init,
    headers: { Authorization: 'Bearer of-the-mock', 'If-Match': '"3"' },
  });
const headersOf = ({ init }: Sent) => new Headers(init.headers);

test('chosen operations come from the real API, all others from the mock', async () => {
  const { load, sent } = tab();
  const { mixed, from, realAddress } = load();
  expect(await from(request('/v1/plans?limit=5'))).toEqual({ from: 'mock' });
  mixed.set(settings);
  expect(await from(request('/v1/plans?limit=5'))).toEqual({ from: 'real' });
  expect(await from(request('/v1/plans/pln_1'))).toEqual({ from: 'real' });
  expect(await from(request('/v1/plans/pln_1/payments'))).toEqual({ from: 'mock' });
  expect(await from(request('/v1/me'))).toEqual({ from: 'mock' });
  expect(sent.map(({ url }) => url)).toEqual([`${baseUrl}/v1/plans?limit=5`, `${baseUrl}/v1/plans/pln_1`]);
  expect(realAddress(request('/v1/me'))).toBeNull();
  mixed.end();
  expect(await from(request('/v1/plans'))).toEqual({ from: 'mock' });
});

test('a command keeps its method, body and headers', async () => {
  const { load, sent } = tab();
  const { mixed, from } = load();
  mixed.set({ baseUrl, operations: ['createOrder'] });
  await from(request('/v1/orders', { method: 'POST', body: '{"items":[]}' }));
  expect(sent).toMatchObject([{ init: { method: 'POST', body: '{"items":[]}', credentials: 'omit' } }]);
  expect(sent.map((one) => headersOf(one).get('If-Match'))).toEqual(['"3"']);
});

test('the session of the mock stays with it: the real API gets its own token or none', async () => {
  const { load, sent } = tab();
  const { mixed, respond } = load();
  mixed.set(settings);
  await respond(request('/v1/plans'));
  mixed.keepToken(baseUrl, 'of-the-real-api');
  await respond(request('/v1/plans'));
  await respond(new Request('http://app.test/api/v1/plans'));
  expect(sent.map((one) => headersOf(one).get('Authorization'))).toEqual([
    null,
    'Bearer of-the-real-api',
    null,
  ]);
});

test('people log in at the mock, and confirm an order where the orders are', async () => {
  const { load, sent } = tab();
  const { mixed, respond } = load();
  mixed.set({ baseUrl, operations: ['createChallenge'] });
  await respond(new Request('http://app.test/api/v1/challenges', { method: 'POST' }));
  expect(sent).toEqual([]);
  await respond(request('/v1/challenges', { method: 'POST' }));
  expect(sent).toHaveLength(1);
});

test('settings and token survive a reload, apart; another address gets no token', async () => {
  const { load, kept, sent } = tab();
  const { mixed } = load();
  mixed.set(settings);
  mixed.keepToken(baseUrl, 'of-the-real-api');
  expect(JSON.parse(kept.get('tranche.mixed') ?? '')).toEqual(settings);
  const reloaded = load();
  expect(reloaded.mixed.current()).toEqual(settings);
  await reloaded.respond(request('/v1/plans'));
  reloaded.mixed.set({ ...settings, baseUrl: 'https://elsewhere.example.test' });
  await reloaded.respond(request('/v1/plans'));
  expect(sent.map((one) => headersOf(one).get('Authorization'))).toEqual(['Bearer of-the-real-api', null]);
  expect([
    reloaded.mixed.hasToken(baseUrl),
    reloaded.mixed.hasToken('https://elsewhere.example.test'),
  ]).toEqual([true, false]);
  kept.set('tranche.mixed', '{"baseUrl":"ftp://api.example.test","operations":["listPlans"]}');
  expect(load().mixed.current()).toBeNull();
});

test('a real API that cannot be reached is a network that fails', async () => {
  const { load } = tab(() => Promise.reject(new TypeError('Failed to fetch')));
  const { mixed, respond } = load();
  mixed.set(settings);
  expect((await respond(request('/v1/plans'))).type).toBe('error');
});

test('a session that the real API refuses does not end the one of the mock', async () => {
  const { load } = tab(() => Promise.resolve(new Response('{}', { status: 401 })));
  const { mixed, respond } = load();
  mixed.set({ baseUrl, operations: ['listPlans', 'listProducts'] });
  const response = await respond(request('/v1/plans'));
  expect([response.status, await response.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'internal', detail: expect.stringContaining('Enter a token') }),
  ]);
  expect((await respond(new Request('http://app.test/api/v1/products'))).status).toBe(401);
});

test('its refusals and their headers reach the page, but not its clock', async () => {
  const headers = { ETag: '"4"', Date: 'Tue, 01 Dec 2026 07:00:00 GMT' };
  const { load } = tab(() => Promise.resolve(new Response('{}', { status: 409, headers })));
  const { mixed, respond } = load();
  mixed.set(settings);
  const response = await respond(request('/v1/plans'));
  expect([response.status, response.headers.get('ETag'), response.headers.get('Date')]).toEqual([
    409,
    '"4"',
    null,
  ]);
});

test('ending it forgets the token, also after a reload', () => {
  const { load } = tab();
  const { mixed } = load();
  mixed.set(settings);
  mixed.keepToken(baseUrl, 'of-the-real-api');
  mixed.end();
  expect([mixed.hasToken(baseUrl), load().mixed.hasToken(baseUrl)]).toEqual([false, false]);
});

test('what is offered is off until it is switched on, also after a reload', async () => {
  const { load, sent } = tab();
  load().mixed.offer(settings);
  const { mixed, respond } = load();
  await respond(request('/v1/plans'));
  expect([mixed.current(), mixed.offered(), sent]).toEqual([null, settings, []]);
  mixed.set(settings);
  expect([mixed.current(), mixed.offered()]).toEqual([settings, null]);
});

test('a request goes where it was first said to go, unless that has ended meanwhile', async () => {
  const { load, sent } = tab();
  const { mixed, realAddress, respond } = load();
  const [early, late] = [request('/v1/plans'), request('/v1/plans')];
  expect(realAddress(early)).toBeNull();
  mixed.set(settings);
  await respond(early);
  expect(realAddress(late)).toBe(`${baseUrl}/v1/plans`);
  mixed.end();
  await respond(late);
  expect(sent).toEqual([]);
});

test('only what the real API has answered says so', async () => {
  const statuses = [200, 401];
  const { load } = tab(() => Promise.resolve(new Response('{}', { status: statuses.shift() ?? 200 })));
  const { mixed, isReal, respond } = load();
  mixed.set(settings);
  const answers = [request('/v1/plans'), request('/v1/plans'), request('/v1/me')].map(respond);
  expect((await Promise.all(answers)).map(isReal)).toEqual([true, false, false]);
});
