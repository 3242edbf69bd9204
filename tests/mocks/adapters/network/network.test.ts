import { describe, expect, test } from 'vitest';
import { after, MINUTE } from '#mocks/time/business-time.ts';
import { failing, overNetwork } from '#mocks/adapters/network/network.ts';
import type { NetworkName } from '#contracts/mock-control.ts';

const get = (path = '/api/v1/plans') => new Request(`http://app.test${path}`);
const post = () => new Request('http://app.test/api/v1/plan-payments', { method: 'POST', body: '{}' });

function over(name: NetworkName | null) {
  const asked: string[] = [];
  const waited: number[] = [];
  const clock = { now: '2027-01-10T09:00:00.000Z' };
  const ask = overNetwork(
    name,
    (request) => {
      asked.push(request.method);
      return Promise.resolve(new Response('{}', { headers: { Date: 'now' } }));
    },
    { now: () => clock.now, wait: (ms) => Promise.resolve(void waited.push(ms)) },
  );
  return { ask, asked, waited, clock };
}

describe('a network', () => {
  test('without a name answers at once', async () => {
    const { ask, waited } = over(null);
    expect((await ask(get())).status).toBe(200);
    expect(waited).toEqual([]);
  });

  test('slow delays every answer by a second and a half', async () => {
    const { ask, waited } = over('slow');
    await ask(get());
    expect(waited).toEqual([1_500]);
  });

  test.each(['mine', '"mine"'])('conflict precedes the command %s once by another person’s', async (key) => {
    const keys: (string | null)[] = [];
    const ask = overNetwork(
      'conflict',
      async (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return new Response(await request.text());
      },
      { now: () => '2027-01-10T09:00:00.000Z', wait: () => Promise.resolve() },
    );
    const change = () =>
      new Request('http://app.test/api/v1/me', {
        method: 'PATCH',
        body: '{"fullName":"Mira"}',
        headers: { 'If-Match': '"3"', 'Idempotency-Key': key },
      });
    expect(await (await ask(change())).text()).toBe('{"fullName":"Mira"}');
    expect(keys).toEqual([key.replace('e', 'f'), key]); // the next digit
    await ask(change());
    await ask(post());
    expect(keys.slice(2)).toEqual([key, null]);
  });

  test('flaky loses the first answer of a command and delivers the second one', async () => {
    const { ask, asked } = over('flaky');
    expect((await ask(post())).type).toBe('error');
    expect((await ask(post())).status).toBe(200);
    expect(asked).toEqual(['POST', 'POST']);
  });

  test('offline serves reads from a cache and loses commands', async () => {
    const { ask, asked } = over('offline');
    const read = await ask(get());
    expect([read.status, read.headers.get('Age'), read.headers.get('Date')]).toEqual([200, '720', 'now']);
    expect((await ask(post())).type).toBe('error');
    const comparison = new Request('http://app.test/api/v1/quote-comparisons', {
      method: 'POST',
      body: '{}',
    });
    expect((await ask(comparison)).headers.get('Age')).toBe('720');
    expect(asked).toEqual(['GET', 'POST']);
  });

  test('maintenance refuses requests until its end, except those of the controls', async () => {
    const { ask, clock } = over('maintenance');
    const response = await ask(get());
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('600');
    expect(await response.json()).toMatchObject({ code: 'maintenance', until: '2027-01-10T09:10:00.000Z' });
    expect((await ask(get('/api/__mock/clock'))).status).toBe(200);
    clock.now = after(clock.now, 10 * MINUTE);
    expect((await ask(get())).status).toBe(200);
  });

  test('stalled never answers', async () => {
    const { ask } = over('stalled');
    const first = await Promise.race([ask(get()), Promise.resolve('nothing')]);
    expect(first).toBe('nothing');
  });

  test('refreshing answers each read once and announces changes of everything', async () => {
    const feed = { changes: [], cursor: '000000000001-00000000', reset: false };
    const ask = overNetwork('refreshing', () => Promise.resolve(Response.json(feed)), {
      now: () => '2027-01-10T09:00:00.000Z',
      wait: () => Promise.resolve(),
    });
    expect((await ask(get())).status).toBe(200);
    expect((await ask(get('/api/v1/orders'))).status).toBe(200);
    expect(await Promise.race([ask(get()), Promise.resolve('nothing')])).toBe('nothing');
    const afterLogin = new Request(get().url, { headers: { Authorization: 'Bearer one' } });
    expect((await ask(afterLogin)).status).toBe(200);
    for (const _round of [1, 2])
      expect(await (await ask(get('/api/v1/changes'))).json()).toEqual({ ...feed, reset: true });
    expect((await ask(post())).status).toBe(200);
    expect((await ask(post())).status).toBe(200);
  });
});

test('a read that should fail answers with a problem; other reads and commands succeed', async () => {
  const answer = failing(['/v1/plans'], () => Promise.resolve(new Response('{}')));
  const response = await answer(get());
  expect([response.status, response.headers.get('Content-Type')]).toEqual([500, 'application/problem+json']);
  expect((await answer(get('/api/v1/orders'))).status).toBe(200);
  const command = { method: 'POST', headers: { 'Idempotency-Key': 'one' } };
  expect((await answer(new Request('http://app.test/api/v1/plans', command))).status).toBe(200);
  // Without a key it changes nothing, like a simulation.
  expect((await answer(new Request('http://app.test/api/v1/plans', { method: 'POST' }))).status).toBe(500);
});
