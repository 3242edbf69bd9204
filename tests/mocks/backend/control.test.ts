import { expect, test } from 'vitest';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { type Faults, mockClockRange, noFaults } from '#contracts/mock-control.ts';
import { withControl } from '#mocks/backend/control.ts';
import { type Driver, memoryDriver } from '#mocks/store/driver.ts';
import { openNotes, startAt } from '#tests/mocks/core/notes/open.ts';

async function controlled(driver: () => Driver = memoryDriver) {
  const core = await openNotes({ driver, durability: 'keep-or-refuse' });
  const { backend } = core;
  const begin = async (scenario: string) =>
    (await openNotes({ scenario, notes: scenario === 'full' ? [{}, {}] : [] })).store.snapshot();
  let chosen: PolicyProfileName = 'EU';
  let switched: Faults | null = null;
  const control = withControl({
    backend,
    store: core.store,
    scenarioNames: ['empty', 'full'],
    begin,
    profile: { current: () => chosen, choose: (profile) => Promise.resolve(void (chosen = profile)) },
    faults: { current: () => switched, set: (faults) => void (switched = faults) },
    signIn: () => Promise.reject(new Error('The notes have no accounts')),
    putState: () => Promise.reject(new Error('The notes have no states')),
  });
  async function ask(method: string, path: string, body?: unknown) {
    const response = await control.handle(
      new Request(`http://mock.test${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      allow: response.headers.get('allow'),
      json: await response.json().catch(() => null),
    };
  }
  return { ...core, control: ask };
}

test('the clock is read and set, by milliseconds or to a given time', async () => {
  const { control } = await controlled();
  expect(await control('GET', '/__mock/clock')).toMatchObject({ status: 200, json: { now: startAt } });
  expect((await control('PUT', '/__mock/clock', { advanceMs: 60_000 })).json).toEqual({
    now: '2027-01-10T09:01:00.000Z',
  });
  const to = { now: '2027-02-10T00:00:00.000Z' };
  expect((await control('PUT', '/__mock/clock', to)).json).toEqual(to);
  expect((await control('GET', '/__mock/clock')).json).toEqual(to);
});

test.each([{}, { advanceMs: 0.5 }, { now: 'tomorrow' }, { advanceMs: 1, now: startAt }])(
  'the clock refuses %j',
  async (body) => {
    const { control, store } = await controlled();
    expect((await control('PUT', '/__mock/clock', body)).status).toBe(422);
    expect(store.clock.now()).toBe(startAt);
  },
);

test('a change of the scenario replaces all data', async () => {
  const { control, ask } = await controlled();
  await ask('POST', '/notes', { body: { text: 'mine' } });
  expect((await control('PUT', '/__mock/scenario', { scenario: 'full' })).json).toEqual({
    scenario: 'full',
    available: ['empty', 'full'],
  });
  expect((await ask('GET', '/notes?total=true')).json['total']).toBe(2);
  expect((await control('GET', '/__mock/scenario')).json).toMatchObject({ scenario: 'full' });
  await control('PUT', '/__mock/scenario', { scenario: 'empty' });
  expect((await ask('GET', '/notes?total=true')).json['total']).toBe(0);
  expect((await control('PUT', '/__mock/scenario', { scenario: 'none' })).status).toBe(422);
});

test.each([
  [{ now: '1969-12-31T23:59:59.999Z' }, '/now'],
  [{ now: '9900-01-01T00:00:00.000Z' }, '/now'],
  [{ now: '9999-12-31T23:59:59.999Z' }, '/now'],
])('the clock is not set to %j, which is outside of its range', async (body) => {
  const { control, store } = await controlled();
  expect(await control('PUT', '/__mock/clock', body)).toMatchObject({
    status: 422,
    json: { code: 'validation-failed' },
  });
  expect(store.clock.now()).toBe(startAt);
});

test.each([
  ['earliest', -1],
  ['latest', 1],
] as const)('at its %s time the clock does not move on, and ids are still made', async (end, ms) => {
  const { control, ask } = await controlled();
  const now = mockClockRange[end];
  expect((await control('PUT', '/__mock/clock', { now })).json).toEqual({ now });
  expect(await control('PUT', '/__mock/clock', { advanceMs: ms })).toMatchObject({
    status: 422,
    json: { errors: [{ pointer: '/advanceMs', code: 'out-of-range' }] },
  });
  expect((await ask('POST', '/notes', { body: { text: 'mine' } })).status).toBe(201);
  expect((await control('GET', '/__mock/clock')).json).toEqual({ now });
});

test('a change that storage refuses is not made and answered with 503', async () => {
  const { control, store } = await controlled(() => ({
    ...memoryDriver(),
    append: () => Promise.reject(new Error('disk full')),
  }));
  expect(await control('PUT', '/__mock/clock', { advanceMs: 1 })).toMatchObject({
    status: 503,
    json: { code: 'storage-unavailable' },
  });
  expect(store.clock.now()).toBe(startAt);
});

test('messages are listed, newest first', async () => {
  const { control, ask, pass } = await controlled();
  await ask('POST', '/notes', { body: { text: 'one' } });
  await pass(1);
  await ask('POST', '/notes', { body: { text: 'two' } });
  const { json } = await control('GET', '/__mock/messages');
  expect(json.messages).toMatchObject([
    { text: expect.stringContaining('two') },
    { text: expect.stringContaining('one') },
  ]);
});

test('messages of one millisecond are listed in the order in which they were sent, the last first', async () => {
  const { control, ask } = await controlled();
  const texts = Array.from({ length: 10 }, (_none, no) => `message ${no}`);
  for (const text of texts) await ask('POST', '/notes', { body: { text } });
  const { json } = await control('GET', '/__mock/messages');
  const messages = json.messages as readonly { readonly sentAt: string; readonly text: string }[];
  expect(new Set(messages.map(({ sentAt }) => sentAt)).size).toBe(1);
  expect(messages.map(({ text }) => /message \d/.exec(text)?.[0])).toEqual(texts.toReversed());
});

test.each([
  ['/__mock/clock', 'DELETE', 'GET, HEAD, PUT'],
  ['/__mock/scenario', 'POST', 'GET, HEAD, PUT'],
  ['/__mock/messages', 'PUT', 'GET, HEAD'],
])('%s answers %s with 405 and the methods that it has', async (path, method, allowed) => {
  const { control, store } = await controlled();
  const { status, allow, json } = await control(method, path, {});
  expect([status, allow]).toEqual([405, allowed]);
  expect(json).toMatchObject({ code: 'method-not-allowed', allowed: allowed.split(', ') });
  expect(store.clock.now()).toBe(startAt);
});

test('HEAD is answered as GET is, without a body', async () => {
  const { control } = await controlled();
  expect(await control('HEAD', '/__mock/clock')).toMatchObject({ status: 200, json: null });
});

test('all other requests go to the contract’s operations', async () => {
  const { control } = await controlled();
  expect((await control('GET', '/notes')).status).toBe(200);
  expect((await control('GET', '/__mock/nothing')).json).toMatchObject({ code: 'not-found' });
});

test('the policy profile is read and chosen; an unknown one is refused', async () => {
  const { control } = await controlled();
  expect((await control('GET', '/__mock/profile')).json).toEqual({ profile: 'EU' });
  expect((await control('PUT', '/__mock/profile', { profile: 'UK_DPC' })).json).toEqual({
    profile: 'UK_DPC',
  });
  expect((await control('PUT', '/__mock/profile', { profile: 'MARS' })).status).toBe(422);
  expect((await control('GET', '/__mock/profile')).json).toEqual({ profile: 'UK_DPC' });
});

test('faults are read and set; invalid ones are refused', async () => {
  const { control } = await controlled();
  expect((await control('GET', '/__mock/faults')).json).toEqual(noFaults);
  const slow = { ...noFaults, latencyMs: 300 };
  expect((await control('PUT', '/__mock/faults', slow)).json).toEqual(slow);
  const path = { method: 'GET', path: '/v1/(a+)+$', outcome: 'no-answer', applies: 'always' };
  for (const wrong of [
    { ...slow, latencyMs: -1 },
    { ...slow, network: 'dial-up' },
    { ...slow, rules: [path] },
    { ...slow, rules: [{ ...path, path: '/v1/plans', applies: { percent: 0, seed: 42 } }] },
    { ...slow, rules: Array.from({ length: 21 }, () => ({ ...path, path: '/v1/plans' })) },
  ])
    expect((await control('PUT', '/__mock/faults', wrong)).status).toBe(422);
  expect((await control('GET', '/__mock/faults')).json).toEqual(slow);
});
