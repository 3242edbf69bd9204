import { expect, test } from 'vitest';
import { withControl } from '#mocks/control.ts';
import { openTiny, startAt } from './core/tiny.ts';

async function controlled() {
  const tiny = await openTiny();
  const { backend } = tiny;
  const begin = async (scenario: string) =>
    (await openTiny({ notes: scenario === 'full' ? [{}, {}] : [] })).store.snapshot();
  const control = withControl({
    ...tiny,
    backend,
    scenario: 'empty',
    scenarioNames: ['empty', 'full'],
    begin,
  });
  async function ask(method: string, path: string, body?: unknown) {
    const answer = await control.handle(
      new Request(`http://mock.test${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, json: await answer.json() };
  }
  return { ...tiny, control: ask };
}

test('the clock is told and moved, by a time or to a moment', async () => {
  const { control } = await controlled();
  expect(await control('GET', '/__mock/clock')).toEqual({ status: 200, json: { now: startAt } });
  expect((await control('PUT', '/__mock/clock', { advanceMs: 60_000 })).json).toEqual({
    now: '2027-01-10T09:01:00.000Z',
  });
  const to = { now: '2027-02-10T00:00:00.000Z' };
  expect((await control('PUT', '/__mock/clock', to)).json).toEqual(to);
  expect((await control('GET', '/__mock/clock')).json).toEqual(to);
});

test.each([{}, { advanceMs: 0.5 }, { now: 'tomorrow' }, { advanceMs: 1, now: startAt }])(
  'the clock does not understand %j',
  async (body) => {
    const { control, store } = await controlled();
    expect((await control('PUT', '/__mock/clock', body)).status).toBe(422);
    expect(store.clock.now()).toBe(startAt);
  },
);

test('a scenario begins anew, whatever has happened', async () => {
  const { control, ask } = await controlled();
  await ask('POST', '/notes', { body: { text: 'mine' } });
  expect((await control('PUT', '/__mock/scenario', { scenario: 'full' })).json).toEqual({
    scenario: 'full',
    available: ['empty', 'full'],
  });
  expect((await ask('GET', '/notes')).json['total']).toBe(2);
  expect((await control('GET', '/__mock/scenario')).json).toMatchObject({ scenario: 'full' });
  await control('PUT', '/__mock/scenario', { scenario: 'empty' });
  expect((await ask('GET', '/notes')).json['total']).toBe(0);
  expect((await control('PUT', '/__mock/scenario', { scenario: 'none' })).status).toBe(422);
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

test('everything else is the contract’s', async () => {
  const { control } = await controlled();
  expect((await control('GET', '/notes')).status).toBe(200);
  expect((await control('GET', '/__mock/nothing')).json).toMatchObject({ code: 'not-found' });
});
