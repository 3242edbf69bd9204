import { expect, test } from 'vitest';
import { User } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { noFaults } from '#contracts/mock-control.ts';
import { clientAt } from '#tests/kit/provider-at.ts';
import { orderNumbers, orderingOne, signIn, startServer } from './server-process.ts';

const json = { 'Content-Type': 'application/json' };

async function served(...args: string[]) {
  const server = await startServer(...args);
  const { url, end } = server;
  const get = async (path: string, headers = {}) => (await fetch(`${url}${path}`, { headers })).status;
  const token = () => signIn(server);
  const set = async (faults: object) => {
    const call = { method: 'PUT', headers: json, body: JSON.stringify({ ...noFaults, ...faults }) };
    return (await fetch(`${url}/__mock/faults`, call)).status;
  };
  return { url, end, get, set, token };
}

test('one operation of the server fails once, and the others answer as before', async () => {
  const { get, set, url } = await served('--scenario', 'new-user');
  const outcome = { status: 503, body: '{"code":"maintenance"}' };
  await set({ rules: [{ method: 'GET', path: '/v1/products', outcome, applies: 'once' }] });
  expect(await get('/v1/config')).toBe(200);
  expect(await get('/v1/products')).toBe(503);
  expect(await get('/v1/products')).toBe(200);
  const now: unknown = await (await fetch(`${url}/__mock/faults`)).json();
  expect(now).toEqual(noFaults);
});

test('faults also apply to lists that are answered from memory', async () => {
  const { get, set, token } = await served('--scenario', 'new-user');
  const headers = { Authorization: `Bearer ${await token()}` };
  expect(await get('/v1/orders', headers)).toBe(200);
  const outcome = { status: 503, body: '{"code":"maintenance"}' };
  await set({ rules: [{ method: 'GET', path: '/v1/orders', outcome, applies: 'always' }] });
  expect(await get('/v1/orders', headers)).toBe(503);
});

test('the chosen network loses responses, but the control endpoints are reachable', async () => {
  const { get, set } = await served('--scenario', 'new-user');
  await set({ latencyMs: 300 });
  const begun = performance.now();
  expect(await get('/v1/products')).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(295);
  await set({ network: 'flaky' });
  await expect(get('/v1/products')).rejects.toThrow('fetch failed');
  expect(await get('/v1/products')).toBe(200);
  await set({ network: 'maintenance' });
  expect(await get('/v1/products')).toBe(503);
  expect(await set({})).toBe(200);
  expect(await get('/v1/products')).toBe(200);
});

test('the network "conflict" changes what a command is about just before it', async () => {
  const { set, token, url } = await served('--scenario', 'new-user');
  const headers = { ...json, Authorization: `Bearer ${await token()}` };
  const Customer = z.object({ user: User });
  const me = async () => z.parse(Customer, await (await fetch(`${url}/v1/me`, { headers })).json()).user;
  const { version } = await me();
  await set({ network: 'conflict' });
  const change = await fetch(`${url}/v1/me`, {
    method: 'PATCH',
    headers: { ...headers, 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ fullName: 'Mira Zander' }),
  });
  expect([change.status, await change.json()]).toEqual([
    412,
    expect.objectContaining({ code: 'version-conflict' }),
  ]);
  expect((await me()).fullName).toBe('Mira Zander');
});

test('the connection closes after a command was carried out, and the same key brings its answer', async () => {
  const server = await startServer('--scenario', 'new-user');
  const client = clientAt(server.url);
  const token = await signIn(server);
  const lost = { method: 'POST', path: '/v1/orders', outcome: 'lost-after', applies: 'once' } as const;
  await client.control('setMockFaults', { ...noFaults, rules: [lost] });
  const order = await orderingOne(server, token);
  const key = crypto.randomUUID();
  await expect(order(server.url, key)).rejects.toThrow('fetch failed');
  expect(await orderNumbers(server, token)).toHaveLength(1);
  const again = await order(server.url, key);
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
  expect(await orderNumbers(server, token)).toHaveLength(1);
});

test('a server uses the network of its scenario and the profile of its start', async () => {
  const { get, url } = await served('--scenario', 'maintenance', '--profile', 'UK_DPC');
  expect(await get('/v1/products')).toBe(503);
  const profile: unknown = await (await fetch(`${url}/__mock/profile`)).json();
  expect(profile).toEqual({ profile: 'UK_DPC' });
});

test('a server ends while a request is never answered', async () => {
  const { get, set, end, url } = await served('--scenario', 'new-user');
  await set({ rules: [{ method: 'GET', path: '/v1/products', outcome: 'no-answer', applies: 'once' }] });
  const unanswered = get('/v1/products').catch(() => 'cut off');
  // the rule is gone once the request has arrived
  await expect
    .poll(async () => (await fetch(`${url}/__mock/faults`)).json() as Promise<unknown>)
    .toEqual(noFaults);
  await end();
  expect(await unanswered).toBe('cut off');
});
