import { expect, test } from 'vitest';
import { createExchanges } from '#src/demo/requests/exchanges.ts';

const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://app.test/api${path}`, { headers });

type Respond = (request: Request) => Promise<Response>;

/** The record of a page whose clock counts 5 ms for each reading. */
function page(breach: string | null = null) {
  let ms = 0;
  const { recording, ...exchanges } = createExchanges({
    now: () => (ms += 5),
    wall: () => 0,
    breachOf: () => Promise.resolve(breach),
  });
  return {
    ...exchanges,
    recording: (respond: Respond) => recording(respond, '/api'),
    recordingReal: (respond: Respond) =>
      recording(respond, '/api', {
        realAddress: ({ url }) => url,
        isReal: ({ headers }) => !headers.has('X-Fault'),
      }),
  };
}

test('each request is kept with its response, which can still be read, newest first', async () => {
  const { recording, list, subscribe } = page();
  const statuses: (number | 'failed' | null | undefined)[] = [];
  subscribe(() => statuses.push(list()[0]?.status));
  const headers = { 'Idempotency-Replayed': 'true' };
  const ask = recording(() => Promise.resolve(new Response('{"id":1}', { status: 201, headers })));
  const response = await ask(request('/v1/plans?limit=1', { 'Idempotency-Key': 'one' }));
  expect(await response.json()).toEqual({ id: 1 });
  const common = { method: 'GET', path: '/v1/plans?limit=1' };
  expect(list()).toMatchObject([{ ...common, status: 201, durationMs: 5, hasKey: true, isReplay: true }]);
  expect(await list()[0]?.response?.json()).toEqual({ id: 1 });
  expect(statuses.slice(0, 2)).toEqual([null, 201]);
  await ask(request('/v1/me'));
  expect(list().map(({ path, hasKey }) => [path, hasKey])).toEqual([
    ['/v1/me', false],
    ['/v1/plans?limit=1', true],
  ]);
});

test('answers that break the contract are counted and say what breaks it', async () => {
  const { recording, list, breaches } = page('/id: is missing');
  const ask = recording(() => Promise.resolve(new Response('{}')));
  await ask(request('/v1/plans'));
  await expect.poll(() => list()[0]?.breach).toBe('/id: is missing');
  await ask(request('/v1/plans'));
  await expect.poll(breaches).toBe(2);
});

test('what is secret of a real API is in nothing that is kept, and the page has it', async () => {
  const { recordingReal, list } = page('mira@example.test is no name');
  const ask = recordingReal(async (sent) => {
    expect(sent.headers.get('Authorization')).toBe('Bearer one-of-mira');
    expect(await sent.text()).toBe('{"contact":"mira@example.test"}');
    return new Response('{"token":"another-of-mira"}', { headers: { 'X-Told': '+4915112345678' } });
  });
  const response = await ask(
    new Request('http://app.test/api/v1/challenges?search=mira%40example.test', {
      method: 'POST',
      headers: { Authorization: 'Bearer one-of-mira' },
      body: '{"contact":"mira@example.test"}',
    }),
  );
  expect(await response.json()).toEqual({ token: 'another-of-mira' });
  await expect.poll(() => list()[0]?.breach).toBe('masked-email is no name');
  const [kept] = list();
  expect(kept).toMatchObject({ isReal: true, path: '/v1/challenges?search=masked-email' });
  expect(kept?.request.url).toBe('http://app.test/api/v1/challenges?search=masked-email');
  expect(kept?.request.headers.get('Authorization')).toBe('masked-token');
  expect(await kept?.request.text()).toBe('{"contact":"masked-contact"}');
  expect(kept?.response?.headers.get('X-Told')).toBe('masked-phone');
  expect(await kept?.response?.text()).toBe('{"token":"masked-token"}');
});

test('a request that a real API does not answer has failed', async () => {
  const { recordingReal, list, losses } = page();
  const ask = recordingReal(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask(request('/v1/plans'))).rejects.toThrow('Failed to fetch');
  expect(list()).toMatchObject([{ status: 'failed', response: null }]);
  expect(losses().lostAnswers).toBe(1);
});

test('a lost answer is a failure of the network; the control endpoints are left out', async () => {
  const { recording, list } = page();
  const ask = recording(() => Promise.resolve(Response.error()));
  await ask(request('/__mock/clock'));
  await ask(request('/v1/plans'));
  expect(list()).toMatchObject([{ path: '/v1/plans', status: 'failed', response: null, isReplay: false }]);
});

test('a request is kept with its body, which can still be read', async () => {
  const { recording, list } = page();
  const body = '{"amountMinor":100}';
  const ask = recording(async (asked) => new Response(await asked.text()));
  await ask(new Request('http://app.test/api/v1/payments', { method: 'POST', body }));
  expect(await list()[0]?.request.text()).toBe(body);
});

test('the last ten thousand requests are kept', async () => {
  const { recording, list } = page();
  const ask = recording(() => Promise.resolve(new Response('{}')));
  for (let no = 1; no <= 10_002; no += 1) await ask(request(`/v1/plans/${no}`));
  expect(list()).toHaveLength(10_000);
  expect([list()[0]?.path, list()[9_999]?.path]).toEqual(['/v1/plans/10002', '/v1/plans/3']);
});

test('lost answers are counted, and requests that are sent again after one', async () => {
  const { recording, losses } = page();
  let isLost = true;
  const ask = recording(() => Promise.resolve(isLost ? Response.error() : new Response('{}')));
  await ask(request('/v1/plans'));
  await ask(request('/v1/payments', { 'Idempotency-Key': 'one' }));
  expect(losses()).toEqual({ lostAnswers: 2, resent: 0 });
  isLost = false;
  await ask(request('/v1/plans'));
  await ask(request('/v1/plans')); // read once more, which repeats nothing
  await ask(request('/v1/payments', { 'Idempotency-Key': 'two' })); // another command
  expect(losses()).toEqual({ lostAnswers: 2, resent: 1 });
  await ask(request('/v1/payments', { 'Idempotency-Key': 'one' }));
  expect(losses()).toEqual({ lostAnswers: 2, resent: 2 });
});

test('an answer that a fault has given to such a request is not one of the real API, and is masked still', async () => {
  const { recordingReal, list } = page();
  const ask = recordingReal(() => Promise.resolve(new Response('a@b.test', { headers: { 'X-Fault': '1' } })));
  await ask(request('/v1/plans'));
  await expect.poll(() => list()[0]?.response).not.toBeNull();
  expect([list()[0]?.isReal, await list()[0]?.response?.text()]).toEqual([false, 'masked-email']);
});
