import { expect, test } from 'vitest';
import { type NetworkName, noFaults as none } from '#contracts/mock-control.ts';
import { withNetwork, withoutNetwork } from '#mocks/adapters/browser/offline.ts';
import { createFaults } from '#mocks/adapters/network/faults.ts';

const broken = { status: 500, body: '{"code":"internal"}' };
const rule = { method: 'GET', path: '/v1/plans/{planId}', outcome: broken, once: false } as const;
const get = (path: string) => new Request(`http://app.test/api${path}`);

/** A tab whose storage outlives its pages. */
function tab(network: NetworkName | null = null) {
  const kept = new Map<string, string>();
  const events: string[] = [];
  const waited: number[] = [];
  const navigator = Object.create({ onLine: true }) as Navigator;
  const window = { navigator, dispatchEvent: ({ type }: Event) => events.push(type) > 0 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  function load() {
    const page = window as unknown as Window;
    const options = {
      storage: () => storage,
      network: () => network,
      below: '/api',
      onOffline: (isOffline: boolean) => (isOffline ? withoutNetwork(page) : withNetwork(page)),
    };
    const { over, ...faults } = createFaults(options);
    const ask = over(() => Promise.resolve(new Response('{}')), {
      now: () => '2027-01-10T09:00:00.000Z',
      wait: (ms) => Promise.resolve(void waited.push(ms)),
    });
    return { faults, ask };
  }
  return { load, kept, events, waited, navigator };
}

test('one endpoint answers with the chosen status until the fault is ended', async () => {
  const { faults, ask } = tab().load();
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(200);
  faults.set({ ...none, rule });
  const response = await ask(get('/v1/plans/pln_1?x=1'));
  expect([response.status, await response.text()]).toEqual([500, broken.body]);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(500);
  expect((await ask(get('/v1/plans'))).status).toBe(200);
  expect((await ask(get('/v1/plans/pln_1/schedule'))).status).toBe(200);
  expect((await ask(new Request(get('/v1/plans/pln_1'), { method: 'DELETE' }))).status).toBe(200);
  faults.end();
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(200);
});

test.each([204, 205, 304])('a fault with status %i is answered without a body', async (status) => {
  const { faults, ask } = tab().load();
  faults.set({ ...none, rule: { ...rule, outcome: { status, body: '{}' } } });
  const response = await ask(get('/v1/plans/pln_1'));
  expect([response.status, await response.text()]).toEqual([status, '']);
});

test('a fault of the next request ends after it, and a permanent fault stays', async () => {
  const { faults, ask } = tab().load();
  let told = 0;
  faults.subscribe(() => (told += 1));
  faults.set({ network: null, latencyMs: 300, rule: { ...rule, once: true } });
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(500);
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(200);
  expect(faults.current()).toEqual({ ...none, latencyMs: 300 });
  expect(told).toBe(2);
});

test('an endpoint without an answer is never answered', async () => {
  const { faults, ask } = tab().load();
  faults.set({ ...none, rule: { ...rule, outcome: 'no-answer' } });
  expect(await Promise.race([ask(get('/v1/plans/pln_1')), Promise.resolve('nothing')])).toBe('nothing');
  expect((await ask(get('/v1/plans'))).status).toBe(200);
});

test('each answer is delayed, except those of the control endpoints', async () => {
  const { load, waited } = tab();
  const { faults, ask } = load();
  faults.set({ ...none, latencyMs: 700 });
  await ask(get('/v1/plans'));
  await ask(get('/__mock/clock'));
  expect(waited).toEqual([700]);
});

test('a chosen network replaces that of the scenario and can put the browser offline', async () => {
  const { load, events, navigator } = tab('maintenance');
  const { faults, ask } = load();
  expect((await ask(get('/v1/plans'))).status).toBe(503);
  expect(navigator.onLine).toBe(true);
  faults.set({ ...none, network: 'offline' });
  expect((await ask(get('/v1/plans'))).headers.get('Age')).toBe('720');
  expect([navigator.onLine, events]).toEqual([false, ['offline']]);
  faults.end();
  expect((await ask(get('/v1/plans'))).status).toBe(503);
  expect([navigator.onLine, events]).toEqual([true, ['offline', 'online']]);
});

test('faults survive a reload until they are ended; any other stored text is ignored', async () => {
  const { load, kept, navigator } = tab();
  load().faults.set({ network: 'offline', latencyMs: 0, rule });
  Reflect.deleteProperty(navigator, 'onLine'); // another document has the browser's own again
  const reloaded = load();
  expect(reloaded.faults.current()).toEqual({ network: 'offline', latencyMs: 0, rule });
  expect(navigator.onLine).toBe(false);
  expect((await reloaded.ask(get('/v1/plans/pln_1'))).status).toBe(500);
  reloaded.faults.end();
  expect(kept.size).toBe(0);
  for (const text of ['{', '{"network":"fast"}']) {
    kept.set('tranche.faults', text);
    expect(load().faults.current()).toBeNull();
  }
});

test('where storage is blocked, faults last as long as the page', async () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const faults = createFaults({ storage: blocked, network: () => null, below: '/api' });
  faults.set({ ...none, latencyMs: 10 });
  expect(faults.current()).toEqual({ ...none, latencyMs: 10 });
});
