import { expect, test } from 'vitest';
import { createExchanges } from '#mocks/adapters/browser/exchanges.ts';

const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://app.test/api${path}`, { headers });

/** The record of a page whose clock counts 5 ms for each reading. */
function page() {
  let ms = 0;
  return createExchanges('/api', () => (ms += 5));
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
  expect(statuses).toEqual([null, 201]);
  await ask(request('/v1/me'));
  expect(list().map(({ path, hasKey }) => [path, hasKey])).toEqual([
    ['/v1/me', false],
    ['/v1/plans?limit=1', true],
  ]);
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
