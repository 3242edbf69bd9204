import { expect, test } from 'vitest';
import { mockClockRange, mockControl } from '#contracts/mock-control.ts';
import { z } from '#contracts/z.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { type Answer, clientOver, type Send } from '#tests/kit/client.ts';

async function demo(scenario: string) {
  const problems: string[] = [];
  const { backend } = await createControlledDemoBackend({
    scenario,
    seed: 42,
    onProblem: (sentence) => problems.push(sentence),
  });
  const send: Send = async (method, path, headers, body) => {
    const request = new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = await backend.handle(request);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const { ask, done, signIn: signInBy } = clientOver(send);
  const newestCode = async () => {
    const { body } = await send('GET', '/__mock/messages', {});
    // After centuries that pass at once, messages without a code may still be sent later.
    const { messages } = z.parse(mockControl.listMockMessages.responses[200], body);
    return messages.find(({ code }) => code !== null)?.code ?? '';
  };
  const signIn = async (contact: string) => (await signInBy(contact, newestCode)).token;
  async function control(what: 'clock' | 'scenario', body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await send('PUT', `/__mock/${what}`, headers, JSON.stringify(body));
    expect(status).toBe(200);
  }
  return { ask, done, send, signIn, control, problems };
}

const statusOf = async (answer: Promise<Answer>) => (await answer).status;

test('a token from before a change of scenario is unknown after it', async () => {
  const { ask, signIn, control } = await demo('new-user');
  const before = await signIn('+4915112340099');
  expect(await statusOf(ask('listOrders', { token: before }))).toBe(200);
  await control('scenario', { scenario: 'new-user' });
  const after = await signIn('+4915112340098');
  expect(after).not.toBe(before);
  expect(await statusOf(ask('listOrders', { token: before }))).toBe(401);
  expect(await statusOf(ask('listOrders', { token: after }))).toBe(200);
});

test('a demo login needs no code and is not limited, unless the person is blocked', async () => {
  const { ask, send, control } = await demo('account-blocked');
  const session = (contact: string) =>
    send('POST', '/__mock/sessions', { 'Content-Type': 'application/json' }, JSON.stringify({ contact }));
  // docs/domain.md: 30 codes an hour for one caller
  for (let no = 1; no <= 31; no += 1) {
    const { status, body } = await session('admin@tranche.example');
    const { token } = z.parse(mockControl.createMockSession.responses[200], body);
    expect([status, await statusOf(ask('listOrders', { token }))]).toEqual([200, 200]);
  }
  expect(await session('+4915112345678')).toMatchObject({ status: 403, body: { code: 'account-blocked' } });
  expect((await session('someone')).status).toBe(422);
  await control('scenario', { scenario: 'happy' });
  expect((await session('+4915112345678')).status).toBe(200);
});

test.each(Object.entries(mockClockRange))(
  'at its %s time it still signs in and answers',
  async (_end, now) => {
    const { ask, done, signIn, control, problems } = await demo('happy');
    await control('clock', { now });
    const token = await signIn('+4915112340001');
    for (const name of ['listOrders', 'listPlans', 'listProducts'] as const) {
      expect([name, await statusOf(ask(name, { token }))]).toEqual([name, 200]);
    }
    const { items } = await done(200, 'listProducts', { query: {} });
    await done(
      201,
      'createOrder',
      { body: { items: [{ productId: items[0]?.id ?? '', quantity: 1 }] } },
      { token },
    );
    expect(problems).toEqual([]);
  },
);

test('an entity is put into a state of its machine, and no other', async () => {
  const { done, send, signIn } = await demo('happy');
  const as = { token: await signIn('+4915112345678') };
  const { items } = await done(200, 'listPlans', { query: { filter: { status: ['ACTIVE'] } } }, as);
  const planId = items[0]?.id ?? '';
  const put = (body: object) =>
    send('PUT', '/__mock/states', { 'Content-Type': 'application/json' }, JSON.stringify(body));
  const settled = { entity: 'plan', id: planId, state: 'SETTLED' };
  expect(await put(settled)).toMatchObject({ status: 200, body: settled });
  const plan = await done(200, 'getPlan', { params: { planId } }, as);
  expect([plan.status, plan.principalLeft.amountMinor]).toEqual(['SETTLED', 0]);
  const unknown = await put({ ...settled, id: 'pln_01JH8ZK3W00000000000000000' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found', entity: 'plan' } });
  expect((await put({ ...settled, state: 'BLOCKED' })).status).toBe(422);
});
