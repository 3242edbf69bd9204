import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { type MockHandle, startMocks } from '#mocks/adapters/browser/start-mocks.ts';

const running: MockHandle[] = [];

afterEach(async () => {
  for (const mock of running.splice(0)) await mock.stop();
  vi.unstubAllGlobals();
});

async function start(indexedDB: IDBFactory | null = new IDBFactory(), scenario: string | null = 'new-user') {
  const problems: string[] = [];
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const mock = await startMocks({
    baseUrl: '/api',
    scenario,
    onProblem: (sentence) => problems.push(sentence),
  });
  running.push(mock);
  return { mock, problems };
}

const api = (path: string) => new URL(`/api${path}`, window.location.href);

function askForCode() {
  return fetch(api('/v1/challenges'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ purpose: 'SIGN_IN', contact: 'admin@tranche.example' }),
  });
}

test('answers requests below the base address, and shows the messages it sends', async () => {
  const { mock, problems } = await start();
  const logged = vi.spyOn(console, 'log');
  const changed = vi.fn();
  mock.messages.subscribe(changed);
  expect(mock.messages.list()).toEqual([]);
  expect((await askForCode()).status).toBe(201);
  expect(mock.messages.list()).toMatchObject([
    { to: 'admin@tranche.example', code: expect.stringMatching(/^\d{6}$/) },
  ]);
  expect(mock.messages.list()).toBe(mock.messages.list());
  expect(changed).toHaveBeenCalled();
  expect([mock.scenario, problems]).toEqual(['new-user', []]);
  expect(logged).not.toHaveBeenCalled();
});

test('answers XMLHttpRequest too', async () => {
  await start();
  const status = await new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('GET', api('/v1/plan-offers').href);
    call.onload = () => resolve(call.status);
    call.onerror = reject;
    call.send();
  });
  expect(status).toBe(200);
});

test('the state is restored after a reload', async () => {
  const storage = new IDBFactory();
  const first = await start(storage);
  await askForCode();
  const sent = first.mock.messages.list();
  await running.pop()?.stop();
  const second = await start(storage);
  expect(second.mock.messages.list()).toEqual(sent);
});

test('without storage it works until the page ends, and reports it', async () => {
  const { problems } = await start(null);
  expect((await askForCode()).status).toBe(201);
  expect(problems).toEqual([
    'This browser does not save for this site: what you do here ends with this page.',
  ]);
});

test('a scenario that does not exist is named, with those that do, and the default one runs', async () => {
  const { mock, problems } = await start(new IDBFactory(), 'nowhere');
  expect(mock.scenario).toBe('happy');
  expect(problems).toEqual([
    'There is no scenario "nowhere", so "happy" runs. There are: happy, new-user, no-data, ' +
      'overdue-grace, overdue-fee, near-cap, defaulted, declined-then-success, quote-expires, pending-bank, ' +
      'otp-locked, card-locked, collateral-review, collateral-shortfall, slow, flaky, offline, ' +
      'maintenance, big-list, one-of-each.',
  ]);
  expect((await askForCode()).status).toBe(201);
});
