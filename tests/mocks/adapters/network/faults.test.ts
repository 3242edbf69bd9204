import { describe, expect, test } from 'vitest';
import { type FaultRule, type NetworkName, noFaults as none } from '#contracts/mock-control.ts';
import { withNetwork, withoutNetwork } from '#mocks/adapters/browser/offline.ts';
import { createFaults } from '#mocks/adapters/network/faults.ts';

const broken = { status: 500, body: '{"code":"internal"}' };
const rule: FaultRule = {
  method: 'GET',
  path: '/v1/plans/{planId}',
  outcome: broken,
  applies: 'always',
};
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
  const carriedOut: string[] = [];
  function load() {
    const page = window as unknown as Window;
    const options = {
      storage: () => storage,
      network: () => network,
      below: '/api',
      onOffline: (isOffline: boolean) => (isOffline ? withoutNetwork(page) : withNetwork(page)),
    };
    const { over, ...faults } = createFaults(options);
    const respond = ({ method }: Request) => {
      carriedOut.push(method);
      return Promise.resolve(new Response('{}'));
    };
    const ask = over(respond, {
      now: () => '2027-01-10T09:00:00.000Z',
      wait: (ms) => Promise.resolve(void waited.push(ms)),
    });
    return { faults, ask };
  }
  return { load, kept, events, waited, navigator, carriedOut };
}

test('one endpoint answers with the chosen status until the fault is ended', async () => {
  const { faults, ask } = tab().load();
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(200);
  faults.set({ ...none, rules: [rule] });
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
  faults.set({ ...none, rules: [{ ...rule, outcome: { status, body: '{}' } }] });
  const response = await ask(get('/v1/plans/pln_1'));
  expect([response.status, await response.text()]).toEqual([status, '']);
});

test('a fault of the next request ends after it, and a permanent fault stays', async () => {
  const { faults, ask } = tab().load();
  let told = 0;
  faults.subscribe(() => (told += 1));
  faults.set({ network: null, latencyMs: 300, rules: [{ ...rule, applies: 'once' }] });
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(500);
  expect((await ask(get('/v1/plans/pln_1'))).status).toBe(200);
  expect(faults.current()).toEqual({ ...none, latencyMs: 300 });
  expect(told).toBe(2);
});

test('an endpoint without an answer is never answered', async () => {
  const { faults, ask } = tab().load();
  faults.set({ ...none, rules: [{ ...rule, outcome: 'no-answer' }] });
  expect(await Promise.race([ask(get('/v1/plans/pln_1')), Promise.resolve('nothing')])).toBe('nothing');
  expect((await ask(get('/v1/plans'))).status).toBe(200);
});

test('of several rules the first that applies to a request is applied, and the others stay', async () => {
  const { faults, ask } = tab().load();
  const orders: FaultRule = { ...rule, path: '/v1/orders', outcome: { status: 502, body: '' } };
  const unavailable: FaultRule = { ...rule, outcome: { status: 503, body: '' }, applies: 'once' };
  faults.set({ ...none, rules: [unavailable, rule, orders] });
  const statuses = [];
  for (const path of ['/v1/orders', '/v1/plans/pln_1', '/v1/plans/pln_1', '/v1/orders'])
    statuses.push((await ask(get(path))).status);
  expect(statuses).toEqual([502, 503, 500, 502]);
  expect(faults.current()?.rules).toEqual([rule, orders]);
});

test('an answer is lost after the command was carried out', async () => {
  const { load, carriedOut } = tab();
  const { faults, ask } = load();
  const lost: FaultRule = { method: 'POST', path: '/v1/orders', outcome: 'lost-after', applies: 'once' };
  faults.set({ ...none, rules: [lost] });
  const order = () => new Request(get('/v1/orders'), { method: 'POST' });
  expect((await ask(order())).type).toBe('error');
  expect(carriedOut).toEqual(['POST']);
  expect((await ask(order())).status).toBe(200);
});

describe('a share of requests', () => {
  const shareOf = (seed: number): FaultRule => ({ ...rule, applies: { percent: 30, seed } });

  /** The numbers of the requests that meet the rule. */
  async function met(ask: (request: Request) => Promise<Response>, count: number): Promise<number[]> {
    const numbers = [];
    for (let no = 1; no <= count; no += 1)
      if ((await ask(get('/v1/plans/pln_1'))).status === 500) numbers.push(no);
    return numbers;
  }

  test('has its size, and the same seed chooses the same requests', async () => {
    const { faults, ask } = tab().load();
    faults.set({ ...none, rules: [shareOf(42)] });
    const first = await met(ask, 1000);
    expect(first.length).toBeGreaterThan(250);
    expect(first.length).toBeLessThan(350);
    faults.set({ ...none, rules: [shareOf(42)] });
    expect(await met(ask, 1000)).toEqual(first);
    faults.set({ ...none, rules: [shareOf(43)] });
    expect(await met(ask, 1000)).not.toEqual(first);
  });

  test('does not depend on other requests and other rules', async () => {
    const { faults, ask } = tab().load();
    faults.set({ ...none, rules: [shareOf(42)] });
    const alone = await met(ask, 20);
    const others: FaultRule = { ...rule, path: '/v1/orders' };
    faults.set({ ...none, rules: [others, { ...others, applies: 'once' }, shareOf(42)] });
    const amongOthers = async (request: Request) => {
      await ask(get('/v1/orders'));
      return ask(request);
    };
    expect(await met(amongOthers, 20)).toEqual(alone);
  });

  test('goes on after a reload', async () => {
    const { load } = tab();
    const { faults, ask } = load();
    faults.set({ ...none, rules: [shareOf(42)] });
    const whole = await met(ask, 20);
    faults.set({ ...none, rules: [shareOf(42)] });
    const before = await met(ask, 8);
    const after = await met(load().ask, 12);
    expect([...before, ...after.map((no) => no + 8)]).toEqual(whole);
  });
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
  load().faults.set({ network: 'offline', latencyMs: 0, rules: [rule] });
  Reflect.deleteProperty(navigator, 'onLine'); // another document has the browser's own again
  const reloaded = load();
  expect(reloaded.faults.current()).toEqual({ network: 'offline', latencyMs: 0, rules: [rule] });
  expect(navigator.onLine).toBe(false);
  expect((await reloaded.ask(get('/v1/plans/pln_1'))).status).toBe(500);
  reloaded.faults.end();
  expect(kept.size).toBe(0);
  const earlier = JSON.stringify({ network: 'offline', latencyMs: 0, rule: { ...rule, once: true } });
  for (const text of ['{', '{"faults":{"network":"fast"},"counts":[]}', earlier]) {
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
