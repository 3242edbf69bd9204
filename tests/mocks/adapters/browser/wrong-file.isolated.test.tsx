import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { startMocks } from '#mocks/adapters/browser/start-mocks.ts';
import { createExchanges } from '#src/demo/requests/exchanges.ts';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';

vi.mock(import('#mocks/scenarios/written/texts.ts'), async (original) => {
  const { texts } = await original();
  return {
    texts: { ...texts, 'card-locked': `${texts['card-locked']}\nmira dances`, 'no-heading': 'start' },
  };
});

test('a wrong file is the error of its scenario, and the page runs in another one', async () => {
  stubIndexedDb(new IDBFactory());
  const start = (scenario: string) =>
    startMocks({
      baseUrl: '/api',
      scenario,
      begins: true,
      onProblem: () => undefined,
      exchanges: createExchanges({ now: () => 0, wall: () => 0, breachOf: () => Promise.resolve(null) }),
    });
  const error = expect.stringMatching(/^card-locked\.scenario: Line \d+, column 6: there is “dances”/);
  const mock = await start('card-locked');
  expect(mock.running()).toMatchObject({ name: 'happy', unknown: 'card-locked', error });
  const offered = (await mock.openConsole()).scenarios;
  expect(offered.filter((each) => each.error !== null)).toMatchObject([
    { name: 'card-locked', error },
    { name: 'no-heading', error: expect.stringMatching(/^no-heading\.scenario: Line 1/) },
  ]);
  const response = await fetch(new URL('/api/__mock/scenario', window.location.href), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'card-locked' }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: [{ pointer: '/scenario', code: 'unreadable', message: error }] },
  ]);
  await mock.stop();
  const other = await start('otp-locked');
  expect(other.running()).toMatchObject({ name: 'otp-locked', unknown: null, error: null });
  await other.stop();
});
