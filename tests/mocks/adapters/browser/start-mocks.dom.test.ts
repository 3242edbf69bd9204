import { Blob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import type { MockBackend, MockOptions } from '#contracts/mock-in-page.ts';
import { createExchanges } from '#src/demo/requests/exchanges.ts';
import { fragmentOf } from '#contracts/fragment.ts';
import { situationMark } from '#contracts/mock-in-page.ts';
import { startMocks } from '#mocks/adapters/browser/start-mocks.ts';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';

const running: MockBackend[] = [];

afterEach(async () => {
  for (const mock of running.splice(0)) await mock.stop();
  vi.unstubAllGlobals();
});

async function start(
  indexedDB: IDBFactory | null = new IDBFactory(),
  scenario: string | null = 'new-user',
  profile: string | null = null,
  further: Pick<MockOptions, 'begins' | 'onTakesSeconds' | 'situation'> = {},
) {
  const problems: string[] = [];
  stubIndexedDb(indexedDB);
  const mock = await startMocks({
    baseUrl: '/api',
    scenario,
    profile,
    ...further,
    onProblem: (sentence) => problems.push(sentence),
    exchanges: createExchanges({ now: () => 0, wall: () => 0, breachOf: () => Promise.resolve(null) }),
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

test('answers requests below the base address, and shows the messages that it sends', async () => {
  const { mock, problems } = await start();
  const logged = vi.spyOn(console, 'log');
  const onChange = vi.fn();
  mock.messages.subscribe(onChange);
  expect(mock.messages.list()).toEqual([]);
  expect((await askForCode()).status).toBe(201);
  expect(mock.messages.list()).toMatchObject([
    { to: 'admin@tranche.example', code: expect.stringMatching(/^\d{6}$/) },
  ]);
  expect(mock.messages.list()).toBe(mock.messages.list());
  expect(onChange).toHaveBeenCalled();
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

test('the default scenario runs in place of an unknown one, and the page is told so', async () => {
  const { mock, problems } = await start(new IDBFactory(), 'nowhere');
  expect(mock.running()).toMatchObject({ name: 'happy', isDefault: true, unknown: 'nowhere' });
  expect(problems).toEqual([]);
  expect((await askForCode()).status).toBe(201);
});

test('what is said of the scenario that runs follows the one that is chosen', async () => {
  const { mock } = await start(new IDBFactory(), 'batch-10000');
  const [batch] = (await mock.openConsole()).entities('scratchcard').slice(0, 1);
  expect(batch).toBeDefined();
  expect(mock.running()).toMatchObject({ name: 'batch-10000', isDefault: false, unknown: null });
  expect(mock.running().address).toMatch(/^\/mini-admin\/scratchcards\?open=bat_\w{26}&as=administrator$/);
  expect(mock.running()).toBe(mock.running());
  await fetch(api('/__mock/scenario'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'flaky' }),
  });
  expect(mock.running()).toMatchObject({
    name: 'flaky',
    losesAnswers: true,
    address: '/installments?as=customer',
  });
});

test('an opened file says what it is, also after a reload, until the scenario begins again', async () => {
  const database = new IDBFactory();
  const { mock } = await start(database, null);
  expect(mock.running()).toMatchObject({ title: 'everyday', isDefault: true, isFile: false });
  const words = { title: 'own', description: 'Mira buys.', hint: 'Look.' };
  const heading = Object.entries({ ...words, person: 'customer', opens: '/orders' });
  const text = heading.map(([name, value]) => `${name}: ${value}\n`).join('');
  await (await mock.openConsole()).openWritten(`${text}start from new-user\nmira buys Headphones on PAY4`);
  const shown = { ...words, name: 'happy', address: '/orders?as=customer', isDefault: false, isFile: true };
  expect(mock.running()).toMatchObject(shown);
  await leave(mock);
  const { mock: again } = await start(database, null);
  expect(again.running()).toMatchObject(shown);
  await (await again.openConsole()).reset();
  expect(again.running()).toMatchObject({ title: 'everyday', isFile: false });
});

/** Ends a page, so that another one can follow. */
async function leave(mock: MockBackend): Promise<void> {
  running.splice(running.indexOf(mock), 1);
  await mock.stop();
}

test('a link resets its scenario and starts it on a day, once per tab', async () => {
  const database = new IDBFactory();
  const { mock: first } = await start(database, 'overdue-grace');
  await (await first.openConsole()).moveTo('2027-03-01');
  await leave(first);
  window.history.replaceState(null, '', '/?day=2027-01-13');
  const { mock: linked } = await start(database, 'overdue-grace');
  const console = await linked.openConsole();
  expect(console.today()).toBe('2027-01-13');
  expect(linked.messages.list().length).toBeGreaterThan(0);
  await console.moveTo('2027-01-14');
  await leave(linked);
  const { mock: reloaded } = await start(database, 'overdue-grace');
  expect((await reloaded.openConsole()).today()).toBe('2027-01-14');
  await leave(reloaded);
  window.history.replaceState(null, '', '/');
  const { mock: elsewhere } = await start(database, 'overdue-grace');
  expect((await elsewhere.openConsole()).today()).toBe('2027-01-14');
  await leave(elsewhere);
  window.history.replaceState(null, '', '/?day=2027-01-13');
  const { mock: again } = await start(database, 'overdue-grace');
  expect((await again.openConsole()).today()).toBe('2027-01-13');
  window.history.replaceState(null, '', '/');
});

test('a link to a scenario begins it again, and any other address continues it', async () => {
  const database = new IDBFactory();
  const { mock: first } = await start(database, 'overdue-grace');
  await (await first.openConsole()).moveTo('2027-01-13');
  first.faults.set({ network: 'stalled', latencyMs: 0, rules: [] });
  await leave(first);
  const { mock: continued } = await start(database, 'overdue-grace');
  expect((await continued.openConsole()).today()).toBe('2027-01-13');
  expect(continued.faults.current()).toMatchObject({ network: 'stalled' });
  await leave(continued);
  const { mock: linked } = await start(database, 'overdue-grace', null, { begins: true });
  expect((await linked.openConsole()).today()).toBe('2027-01-10');
  expect(linked.faults.current()).toBeNull();
});

test('what takes seconds is said before it is made', async () => {
  const said: string[] = [];
  const onTakesSeconds = (sentence: string) => Promise.resolve(void said.push(sentence));
  await start(new IDBFactory(), 'new-user', null, { onTakesSeconds });
  expect(said).toEqual([]);
  const stopped = () => Promise.reject(new Error('not made yet'));
  await expect(start(new IDBFactory(), 'big-list', null, { onTakesSeconds: stopped })).rejects.toThrow(
    'not made yet',
  );
});

test('requests of the page are kept with their answers, and faults apply to them', async () => {
  const { mock } = await start();
  mock.faults.set({
    network: null,
    latencyMs: 0,
    rules: [{ method: 'GET', path: '/v1/products', outcome: { status: 500, body: '{}' }, applies: 'once' }],
  });
  expect((await fetch(api('/v1/products'))).status).toBe(500);
  expect((await fetch(api('/v1/products?limit=1'))).status).toBe(200);
  expect(mock.exchanges.list().map(({ path, status }) => [path, status])).toEqual([
    ['/v1/products?limit=1', 200],
    ['/v1/products', 500],
  ]);
});

test('a link chooses a jurisdiction with its limits, unless it is unknown', async () => {
  const configured = async () => (await (await fetch(api('/v1/config'))).json()).policyProfile;
  const storage = new IDBFactory();
  await start(storage, 'new-user', 'KSA_BNPL');
  expect(await configured()).toBe('KSA_BNPL');
  await running.pop()?.stop();
  await start(storage, 'new-user', 'ATLANTIS');
  expect(await configured()).toBe('KSA_BNPL');
});

test('a demo session names its administrator, so that stored data are separate', async () => {
  const { mock } = await start(new IDBFactory(), 'happy');
  const ids = [];
  for (const as of ['administrator', 'approver', 'viewer'] as const) {
    const login = await mock.signIn(as);
    ids.push(login && sessionOf(login).administratorId);
  }
  expect(ids).toEqual([1, 2, 3].map(() => expect.stringMatching(/^adm_/)));
  expect(new Set(ids).size).toBe(3);
});

test('a link with a situation that cannot be opened leaves the page in its scenario', async () => {
  const situation = {
    ...JSON.parse(readFileSync('tests/situations/fee-waived.situation', 'utf8')),
    first: '0'.repeat(64),
  };
  vi.stubGlobal('Blob', Blob); // that of the DOM here has no stream
  const fragment = await fragmentOf(situationMark, situation);
  const { mock, problems } = await start(new IDBFactory(), 'new-user', null, { situation: fragment });
  expect([mock.scenario, mock.opened]).toEqual(['new-user', null]);
  expect(problems).toEqual([expect.stringContaining('saved by another release')]);
});
