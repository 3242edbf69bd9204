import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { CARD, ready } from './requests.ts';
import { problemIn, type Backend } from '#tests/kit/backend.ts';

const endpoints = Object.entries<Endpoint>(contract);
const names = (which: (endpoint: Endpoint) => unknown) =>
  endpoints.filter(([, endpoint]) => which(endpoint)).map(([name]) => name as OperationName); // keys of the contract

const DAY = 24 * 60 * 60 * 1000;

describe.each(names(() => true))('%s', (name) => {
  const { answers, version, cache }: Endpoint = contract[name];

  test('answers a request that fits with a body that fits, and names the request', async () => {
    const { backend, asked } = await ready(name);
    const told = await backend.ask(name, asked);
    const schema = Object.entries(answers).find(([status]) => Number(status) === told.status)?.[1];
    expect(told.status, JSON.stringify(told.body)).toBeLessThan(300);
    if (schema) expect(z.safeParse(schema, told.body)).toMatchObject({ success: true });
    else expect(told.body).toBeNull();
    expect(told.headers.get('x-request-id')).toMatch(/\S/);
    if (cache) {
      const kept = cache.maxAgeS === 0 ? 'no-cache' : `public, max-age=${cache.maxAgeS}`;
      expect(told.headers.get('cache-control')).toBe(kept);
      expect(told.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    } else {
      expect(told.headers.get('cache-control')).toBe('no-store');
      expect(told.headers.get('etag')).toBe(version ? `"${Object(told.body).version}"` : null);
    }
  });
});

describe.each(names(({ location, answers }) => location && answers[201]))('what %s made', (name) => {
  test('is read where Location says, with the token that made it', async () => {
    const { backend, asked } = await ready(name);
    const made = await backend.ask(name, asked);
    const location = made.headers.get('location') ?? 'nowhere';
    const read = await backend.send('GET', location, { Authorization: `Bearer ${asked.token}` });
    expect([location, read.status]).toEqual([location, 200]);
    expect(Object(read.body).id).toBe(Object(made.body).id);
  });
});

test('a payment that the bank still thinks about says where and when to look', async () => {
  const { backend, asked } = await ready('payOrder');
  const card = await backend.get('createCardToken', {
    token: asked.token ?? null,
    body: { ...CARD, number: '4000000000003220' },
  });
  const body = { ...Object(asked.body), cardTokenId: card.id };
  const { status, headers, body: payment } = await backend.ask('payOrder', { ...asked, body });
  expect([status, headers.get('retry-after'), headers.get('location')]).toEqual([
    202,
    '2',
    `/v1/payments/${Object(payment).id}`,
  ]);
});

describe.each(names(({ cache }) => cache))('a caller that has the answer of %s', (name) => {
  test('gets 304 while it is the same, also by HEAD', async () => {
    const { backend, asked } = await ready(name);
    const path = contract[name].path.replace(
      /\{(\w+)\}/g,
      (_all, param: string) => asked.params?.[param] ?? '',
    );
    const etag = (await backend.ask(name, asked)).headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await backend.send(method, path, { 'If-None-Match': etag });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
      expect((await backend.send(method, path, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });
});

const needsSession = ({ access }: Endpoint) => access === 'customer' || access === 'administrator';

describe.each(names(needsSession))('access to %s', (name) => {
  const { access }: Endpoint = contract[name];

  test('needs a session that is known and not over', async () => {
    const { backend, asked } = await ready(name);
    const { version } = backend.store;
    const code = async (token: string | null) => problemIn(await backend.ask(name, { ...asked, token })).code;
    expect(await code(null)).toBe('unauthenticated');
    expect(await code('tr_no-such-token-at-all')).toBe('unauthenticated');
    expect(backend.store.version).toBe(version);
    await backend.wait(31 * DAY);
    expect(await code(asked.token ?? null)).toBe('session-expired');
  });

  test('is for administrators if the contract says so', async () => {
    const { backend, asked } = await ready(name);
    const token = await backend.signIn(
      access === 'administrator' ? '+4915177777777' : 'viewer@tranche.example',
    );
    const told = await backend.ask(name, { ...asked, token });
    if (access === 'administrator') expect(problemIn(told).code).toBe('forbidden');
    else expect(told.status).toBeLessThan(500);
  });
});

describe.each(names(({ access, params }) => access === 'customer' && params))(
  'what %s is asked about',
  (name) => {
    test("is not there for anybody else, whether or not it is somebody's", async () => {
      const { backend, asked } = await ready(name);
      const stranger = await backend.signIn('+4915199999999');
      const before = businessOf(backend);
      expect(problemIn(await backend.ask(name, { ...asked, token: stranger })).code).toBe('not-found');
      expect(businessOf(backend)).toEqual(before);
      const nobodys = Object.fromEntries(
        Object.entries(asked.params ?? {}).map(([param, id]) => [
          param,
          id.replace(/.$/, id.endsWith('0') ? '1' : '0'),
        ]),
      );
      expect(problemIn(await backend.ask(name, { ...asked, params: nobodys })).code).toBe('not-found');
    });
  },
);

describe.each(names(({ idempotent }) => idempotent))('a repeated %s', (name) => {
  test('needs a key that is a UUID', async () => {
    const { backend, asked } = await ready(name);
    const { version } = backend.store;
    for (const key of [null, '1', 'not-a-uuid']) {
      expect(problemIn(await backend.ask(name, { ...asked, key })).code).toBe('idempotency-key-required');
    }
    expect(backend.store.version).toBe(version);
  });

  test('gets the same answer and does nothing again', async () => {
    const { backend, asked } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...asked, key });
    await backend.wait(60_000);
    await backend.ask('getConfig'); // what is due by now, such as the rows of a job, happens
    const before = businessOf(backend);
    const again = await backend.ask(name, { ...asked, key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(businessOf(backend)).toEqual(before);
  });

  test('sent twice at the same time happens once', async () => {
    const { backend, asked } = await ready(name);
    const key = crypto.randomUUID();
    const told = await Promise.all([
      backend.ask(name, { ...asked, key }),
      backend.ask(name, { ...asked, key }),
    ]);
    const replays = told.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    const refusals = told.filter(({ status }) => status === 409);
    expect(replays.length + refusals.length).toBe(1);
    for (const refusal of refusals) expect(problemIn(refusal).code).toBe('idempotency-in-progress');
  });
});

describe.each(names(({ idempotent, body }) => idempotent && body))('a repeated %s', (name) => {
  test('with another body is refused, and the first answer stays', async () => {
    const { backend, asked } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...asked, key });
    const { version } = backend.store;
    const other = { ...Object(asked.body), ...otherField(name) };
    expect(problemIn(await backend.ask(name, { ...asked, body: other, key })).code).toBe(
      'idempotency-key-reused',
    );
    expect(backend.store.version).toBe(version);
    expect((await backend.ask(name, { ...asked, key })).body).toEqual(first.body);
  });

  test('after a body that was refused may be corrected under the same key', async () => {
    const { backend, asked } = await ready(name);
    const key = crypto.randomUUID();
    expect(problemIn(await backend.ask(name, { ...asked, body: {}, key })).code).toBe('validation-failed');
    expect((await backend.ask(name, { ...asked, key })).status).toBeLessThan(300);
  });
});

describe.each(names(({ version }) => version === 'requires'))('a change by %s', (name) => {
  test('needs If-Match, and the version that is there', async () => {
    const { backend, asked } = await ready(name);
    const { version } = backend.store;
    const { ifMatch = '', ...without } = asked;
    expect(problemIn(await backend.ask(name, without)).code).toBe('precondition-required');
    const current = Number(/\d+/.exec(ifMatch)?.[0]);
    const stale = problemIn(await backend.ask(name, { ...without, ifMatch: `"${current + 1}"` }));
    expect(stale).toMatchObject({ code: 'version-conflict', currentVersion: current });
    expect(backend.store.version).toBe(version);
    const done = await backend.ask(name, asked);
    expect(done.status).toBeLessThan(300);
    // What was made begins at 1; what was changed is further: a retry is an attempt and its outcome.
    const reached = Number(/\d+/.exec(done.headers.get('etag') ?? '')?.[0]);
    if (done.status === 200) expect(reached).toBeGreaterThan(current);
    else expect(reached).toBe(1);
  });
});

test('an address that leads nowhere, or cannot be decoded, is not found', async () => {
  const { backend } = await ready('listProducts');
  for (const path of ['/v1/nothing', '/v1', '/v1/documents/%E0%A4%A', '/v1/orders%']) {
    expect(problemIn(await backend.send('GET', path, {})).code).toBe('not-found');
  }
});

test('every address answers other methods with 405 and the methods that it has', async () => {
  const { backend } = await ready('listProducts');
  const byPath = Map.groupBy(endpoints, ([, { path }]) => path.replace(/\{\w+\}/g, 'x'));
  for (const [path, here] of byPath) {
    const methods = here.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (m) => !methods.includes(m),
    )) {
      const told = await backend.send(method, path, {});
      expect([method, path, told.status]).toEqual([method, path, 405]);
      expect(told.headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
      if (method !== 'HEAD') expect(problemIn(told)).toMatchObject({ code: 'method-not-allowed' });
    }
  }
});

describe.each(names(({ method }) => method === 'GET'))('HEAD of %s', (name) => {
  test('answers as GET does, without a body', async () => {
    const { backend, asked } = await ready(name);
    const get = await backend.ask(name, asked);
    const head = await backend.ask(name, asked, 'HEAD');
    const headers = (told: typeof get) =>
      ['content-type', 'etag', 'cache-control'].map((header) => told.headers.get(header));
    expect([head.status, head.body, headers(head)]).toEqual([get.status, null, headers(get)]);
  });
});

/** All rows but those that the core keeps about the calls themselves. */
function businessOf(backend: Backend) {
  const { sessions: _sessions, answers: _answers, ...business } = backend.store.snapshot().tables;
  return business;
}

/** A different body of the right shape. */
function otherField(name: OperationName): object {
  const by: Partial<Record<OperationName, object>> = {
    createChallenge: { quoteId: 'qte_01JH8ZK3W00000000000000000' },
    verifyChallenge: { code: '000000' },
    createOrder: { items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 2 }] },
    createQuote: { dueDay: 16 },
    confirmOrder: { quoteHash: '0'.repeat(64) },
    payOrder: { amount: { amountMinor: 1, currency: 'EUR' } },
    retryPayment: { cardTokenId: 'tok_01JH8ZK3W00000000000000000' },
    createCardToken: { holder: 'Somebody Else' },
    createRefund: { note: 'Another one' },
    startPaymentsJob: { reason: 'Another reason' },
    rejectApproval: { reason: 'Another reason' },
  };
  const field = by[name];
  if (!field) throw new Error(`${name} needs another body here`);
  return field;
}
