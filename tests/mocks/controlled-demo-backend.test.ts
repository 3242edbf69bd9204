import { expect, test } from 'vitest';
import { mockClockRange } from '#contracts/mock-control.ts';
import { createControlledDemoBackend } from '#mocks/controlled-demo-backend.ts';

async function demo(scenario: string) {
  const problems: string[] = [];
  const { backend } = await createControlledDemoBackend({
    scenario,
    seed: 42,
    onProblem: (sentence) => problems.push(sentence),
  });
  async function ask(method: string, path: string, body?: object, token?: string) {
    const headers = new Headers({ 'idempotency-key': crypto.randomUUID() });
    if (body) headers.set('content-type', 'application/json');
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const answer = await backend.handle(
      new Request(`http://mock.test${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return { status: answer.status, json: await answer.json() };
  }
  async function signIn(contact: string): Promise<string> {
    const { json: challenge } = await ask('POST', '/v1/challenges', { purpose: 'SIGN_IN', contact });
    const { json: sent } = await ask('GET', '/__mock/messages');
    const { code } = sent.messages[0];
    return (await ask('POST', `/v1/challenges/${challenge.id}/verify`, { code })).json.signedIn.token;
  }
  return { ask, signIn, problems };
}

test('a token from before a change of scenario is unknown after it', async () => {
  const { ask, signIn } = await demo('new-user');
  const before = await signIn('+4915112340099');
  expect((await ask('GET', '/v1/orders', undefined, before)).status).toBe(200);
  await ask('PUT', '/__mock/scenario', { scenario: 'new-user' });
  const after = await signIn('+4915112340098');
  expect(after).not.toBe(before);
  expect((await ask('GET', '/v1/orders', undefined, before)).status).toBe(401);
  expect((await ask('GET', '/v1/orders', undefined, after)).status).toBe(200);
});

test.each(Object.entries(mockClockRange))(
  'at its %s time it still signs in and answers',
  async (_end, now) => {
    const { ask, signIn, problems } = await demo('happy');
    expect((await ask('PUT', '/__mock/clock', { now })).status).toBe(200);
    const token = await signIn('+4915112340001');
    for (const path of ['/v1/orders', '/v1/plans', '/v1/products']) {
      expect([path, (await ask('GET', path, undefined, token)).status]).toEqual([path, 200]);
    }
    const { json: products } = await ask('GET', '/v1/products');
    const order = { items: [{ productId: products.items[0].id, quantity: 1 }] };
    expect((await ask('POST', '/v1/orders', order, token)).status).toBe(201);
    expect(problems).toEqual([]);
  },
);
