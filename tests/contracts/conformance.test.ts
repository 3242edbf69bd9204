import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { ready } from './requests.ts';
import { CARD } from './requests/payments.ts';
import { businessOf } from '#tests/kit/backend.ts';
import { type Call, problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';

const endpoints = Object.entries<Endpoint>(contract);
const names = (which: (endpoint: Endpoint) => unknown) =>
  endpoints.filter(([, endpoint]) => which(endpoint)).map(([name]) => name as OperationName); // keys of the contract

const DAY = 24 * 60 * 60 * 1000;

describe.each(names(() => true))('%s', (name) => {
  const { answers, version, cache }: Endpoint = contract[name];

  test('answers a valid request with a valid body and a request id', async () => {
    const { backend, request } = await ready(name);
    const response = await backend.ask(name, request);
    const schema = Object.entries(answers).find(([status]) => Number(status) === response.status)?.[1];
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    if (schema) expect(z.safeParse(schema, response.body)).toMatchObject({ success: true });
    else expect(response.body).toBeNull();
    expect(response.headers.get('x-request-id')).toMatch(/\S/);
    if (cache) {
      const kept = cache.maxAgeS === 0 ? 'no-cache' : `public, max-age=${cache.maxAgeS}`;
      expect(response.headers.get('cache-control')).toBe(kept);
      expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    } else {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBe(version ? `"${Object(response.body).version}"` : null);
    }
  });
});

describe.each(names(({ location, answers }) => typeof location === 'string' && answers[201]))(
  'what %s created',
  (name) => {
    test('can be read at the address in Location with the same token', async () => {
      const { backend, request } = await ready(name);
      const made = await backend.ask(name, request);
      const location = made.headers.get('location') ?? 'nowhere';
      const read = await backend.send('GET', location, { Authorization: `Bearer ${request.token}` });
      expect([location, read.status]).toEqual([location, 200]);
      expect(Object(read.body).id).toBe(Object(made.body).id);
    });
  },
);

test('a payment that the bank has not decided about says where and when to look again', async () => {
  const { backend, request } = await ready('payOrder');
  const card = await backend.get('createCardToken', {
    token: request.token ?? null,
    body: { ...CARD, number: '4000000000003220' },
  });
  const body = { ...Object(request.body), ...byCard(card.id) };
  const { status, headers, body: payment } = await backend.ask('payOrder', { ...request, body });
  expect([status, headers.get('retry-after'), headers.get('location')]).toEqual([
    202,
    '2',
    `/v1/payments/${Object(payment).id}`,
  ]);
});

describe.each(names(({ cache }) => cache))('a caller with a copy of the answer of %s', (name) => {
  test('gets 304 while it is current, also by HEAD', async () => {
    const { backend, request } = await ready(name);
    const path = contract[name].path.replace(
      /\{(\w+)\}/g,
      (_all, param: string) => request.params?.[param] ?? '',
    );
    const etag = (await backend.ask(name, request)).headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await backend.send(method, path, { 'If-None-Match': etag });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
      expect((await backend.send(method, path, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });
});

const none = { items: [], nextCursor: null, total: null };

/** What operations for everyone who is signed in answer to administrators: their own sessions, and empty lists. */
const ownOfAdministrators: { readonly [Name in OperationName]?: object } = {
  signOut: {},
  listSessions: { items: [{ isCurrent: true }] },
  endOtherSessions: { items: [{ isCurrent: true }] },
  getMe: { kind: 'ADMINISTRATOR' },
  listOrders: none,
  listPlans: none,
  listPayments: none,
  listCollaterals: none,
  listMyScratchcards: none,
  listInbox: none,
  listSavedCards: { items: [] },
  getComingPayments: { currencies: [] },
  readInbox: { read: 0 },
  listChanges: { changes: [] },
};

const needsSession = ({ access }: Endpoint) => access === 'signedIn' || access === 'administrator';

describe.each(names(needsSession))('access to %s', (name) => {
  const { access }: Endpoint = contract[name];

  test('needs a session that exists and has not ended', async () => {
    const { backend, request } = await ready(name);
    const { version } = backend.store;
    const code = async (token: string | null) =>
      problemIn(await backend.ask(name, { ...request, token })).code;
    expect(await code(null)).toBe('unauthenticated');
    expect(await code('tr_no-such-token-at-all')).toBe('unauthenticated');
    expect(backend.store.version).toBe(version);
    await backend.wait(31 * DAY);
    expect(await code(request.token ?? null)).toBe('session-expired');
  });

  const own = ownOfAdministrators[name];
  const served =
    access === 'administrator'
      ? 'refused to customers'
      : own === undefined
        ? 'refused to administrators'
        : 'about their own of administrators';
  test(`is ${served}, and changes nothing else`, async () => {
    const { backend, request } = await ready(name);
    const token = await backend.signIn(access === 'administrator' ? '+4915177777777' : administrators.VIEWER);
    const before = businessOf(backend);
    const response = await backend.ask(name, { ...request, token });
    if (own !== undefined) expect(response.body ?? {}).toMatchObject(own);
    else if (access === 'administrator') expect(problemIn(response).code).toBe('forbidden');
    else expect(['customers-only', 'not-found']).toContain(problemIn(response).code);
    expect(businessOf(backend)).toEqual(before);
    expect((await backend.ask('getMe', { token: request.token ?? null })).status).toBe(200);
  });
});

describe.each(names(({ access, params }) => access === 'signedIn' && params))(
  'the resource of %s',
  (name) => {
    test('is not found for another customer, like one that does not exist', async () => {
      const { backend, request } = await ready(name);
      const stranger = await backend.signIn('+4915199999999');
      const before = businessOf(backend);
      expect(problemIn(await backend.ask(name, { ...request, token: stranger })).code).toBe('not-found');
      expect(businessOf(backend)).toEqual(before);
      const unknownIds = Object.fromEntries(
        Object.entries(request.params ?? {}).map(([param, id]) => [
          param,
          id.replace(/.$/, id.endsWith('0') ? '1' : '0'),
        ]),
      );
      expect(problemIn(await backend.ask(name, { ...request, params: unknownIds })).code).toBe('not-found');
    });
  },
);

describe.each(names(({ idempotent }) => idempotent))('a repeated %s', (name) => {
  test('needs a key that is a UUID', async () => {
    const { backend, request } = await ready(name);
    const { version } = backend.store;
    for (const key of [null, '1', 'not-a-uuid']) {
      expect(problemIn(await backend.ask(name, { ...request, key })).code).toBe('idempotency-key-required');
    }
    expect(backend.store.version).toBe(version);
  });

  test('gets the same answer and changes nothing again', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...request, key });
    await backend.wait(60_000);
    await backend.ask('getConfig'); // makes the changes that are due, such as the rows of a job
    const before = businessOf(backend);
    const again = await backend.ask(name, { ...request, key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(businessOf(backend)).toEqual(before);
  });

  test('is carried out once when it is sent twice at the same time', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const response = await Promise.all([
      backend.ask(name, { ...request, key }),
      backend.ask(name, { ...request, key }),
    ]);
    const replays = response.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    const refusals = response.filter(({ status }) => status === 409);
    expect(replays.length + refusals.length).toBe(1);
    for (const refusal of refusals) expect(problemIn(refusal).code).toBe('idempotency-in-progress');
  });
});

describe.each(names(({ idempotent, body }) => idempotent && body))('a repeated %s', (name) => {
  test('with another body is refused, and the first answer is still kept', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    const first = await backend.ask(name, { ...request, key });
    const { version } = backend.store;
    const other = { ...Object(request.body), ...otherField(name, request) };
    expect(problemIn(await backend.ask(name, { ...request, body: other, key })).code).toBe(
      'idempotency-key-reused',
    );
    expect(backend.store.version).toBe(version);
    expect((await backend.ask(name, { ...request, key })).body).toEqual(first.body);
  });

  test('with a corrected body may use the key of the refused request', async () => {
    const { backend, request } = await ready(name);
    const key = crypto.randomUUID();
    expect(problemIn(await backend.ask(name, { ...request, body: {}, key })).code).toBe('validation-failed');
    expect((await backend.ask(name, { ...request, key })).status).toBeLessThan(300);
  });
});

describe.each(names(({ version }) => version === 'requires'))('a change by %s', (name) => {
  test('needs If-Match with the current version', async () => {
    const { backend, request } = await ready(name);
    const { version } = backend.store;
    const { ifMatch = '', ...without } = request;
    expect(problemIn(await backend.ask(name, without)).code).toBe('precondition-required');
    const current = Number(/\d+/.exec(ifMatch)?.[0]);
    const others = [current + 1, ...(current > 1 ? [current - 1] : [])]; // versions begin with 1
    for (const other of others) {
      const refused = problemIn(await backend.ask(name, { ...without, ifMatch: `"${other}"` }));
      expect(refused).toMatchObject({ code: 'version-conflict', currentVersion: current });
    }
    expect(backend.store.version).toBe(version);
    const done = await backend.ask(name, request);
    expect(done.status).toBeLessThan(300);
    // A created resource has version 1, a payment 2 once the bank has answered; a changed one has risen, by a retry twice.
    const reached = Number(/\d+/.exec(done.headers.get('etag') ?? '')?.[0]);
    if (done.status === 200) expect(reached).toBeGreaterThan(current);
    else expect([1, 2]).toContain(reached);
  });
});

test('an unknown address, or one that cannot be decoded, is not found', async () => {
  const { backend } = await ready('listProducts');
  for (const path of ['/v1/nothing', '/v1', '/v1/legal-documents/%E0%A4%A', '/v1/orders%']) {
    expect(problemIn(await backend.send('GET', path, {})).code).toBe('not-found');
  }
});

test('every address answers other methods with 405 and lists its own', async () => {
  const { backend } = await ready('listProducts');
  const byPath = Map.groupBy(endpoints, ([, { path }]) => path.replace(/\{\w+\}/g, 'x'));
  for (const [path, here] of byPath) {
    const methods = here.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (m) => !methods.includes(m),
    )) {
      const response = await backend.send(method, path, {});
      expect([method, path, response.status]).toEqual([method, path, 405]);
      expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
      if (method !== 'HEAD') expect(problemIn(response)).toMatchObject({ code: 'method-not-allowed' });
    }
  }
});

describe.each(names(({ method }) => method === 'GET'))('HEAD of %s', (name) => {
  test('answers as GET does, without a body', async () => {
    const { backend, request } = await ready(name);
    const get = await backend.ask(name, request);
    const head = await backend.ask(name, request, 'HEAD');
    const headers = (response: typeof get) =>
      ['content-type', 'etag', 'cache-control'].map((header) => response.headers.get(header));
    expect([head.status, head.body, headers(head)]).toEqual([get.status, null, headers(get)]);
  });
});

/** Another valid body. */
function otherField(name: OperationName, request: Call): object {
  const by: Partial<Record<OperationName, object>> = {
    createChallenge: { quoteId: 'qte_01JH8ZK3W00000000000000000' },
    verifyChallenge: { code: '000000' },
    updateMe: { fullName: 'Another Name' },
    updatePreferences: { marketing: false },
    updateInboxItem: { status: 'UNREAD' },
    createOrder: { items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 2 }] },
    giveScratchcard: { reason: 'Another reason' },
    createOrderForCustomer: { reason: 'Another reason' },
    createQuote: { dueDay: 16 },
    rateOrder: { stars: 5 },
    requestBudgetReview: { note: 'Another note' },
    decideBudgetReview: { decision: 'DECLINED' },
    createAssessment: { existingObligations: { amountMinor: 22_000, currency: 'EUR' } },
    confirmOrder: { quoteHash: '0'.repeat(64) },
    payOrder: { amount: { amountMinor: 1, currency: 'EUR' } },
    retryPayment: byCard('tok_01JH8ZK3W00000000000000000'),
    confirmPayment: { result: 'REFUSED' },
    payPlans: byCard('tok_01JH8ZK3W00000000000000000'),
    prepayPlan: { mode: 'SHORTER_TERM' },
    settlePlan: { amount: { amountMinor: 1, currency: 'EUR' } },
    withdrawPlan: { amount: { amountMinor: 1, currency: 'EUR' } },
    reschedulePlan: { months: 11 },
    changeDueDay: { dueDay: 25 },
    setAutopay: { cardTokenId: null },
    saveCard: { name: 'Another name' },
    createSavedView: { name: 'Another name' },
    updateSavedView: { name: 'Another name' },
    recordPromise: { note: 'Another note' },
    openDispute: { text: 'Another text, long enough' },
    answerDispute: { answer: 'Another answer, long enough' },
    waiveFees: { reason: 'Another reason, long enough' },
    reschedulePlanAsAdministrator: { months: 11 },
    extendPlan: { days: 15 },
    changeRole: { role: 'RISK' },
    writeOffPlan: { reason: 'Another reason, long enough' },
    recordContact: { text: 'Another text' },
    startPlansJob: { reason: 'Another reason, long enough' },
    createCardToken: { holder: 'Another Holder' },
    createScratchcardToken: scratchcards.otherFifty,
    redeemScratchcard: scratchcards.otherFifty,
    chargeBackPayment: { reason: 'Another reason, long enough' },
    cancelPayment: { reason: 'Another reason, long enough' },
    createRefund: { note: 'Another one' },
    completeUserNote: { no: 2 },
    addUserNote: { text: 'Another note' },
    sendUserMessage: { text: 'Another text' },
    tagUser: { tag: 'another' },
    untagUser: { tag: 'another' },
    createCollateral: { description: 'Another thing' },
    updateCollateral: { description: 'Another thing' },
    attachCollateral: { orderId: 'ord_01JH8ZK3W00000000000000000' },
    submitCollateral: { answer: 'Another answer' },
    registerDocument: { fileName: 'another.png' },
    sendDocumentPart: { data: 'AAAA' },
    requestCollateralInfo: { note: 'Another question' },
    createBatch: { name: 'Another batch' },
    activateBatch: { cards: { from: 1, to: 2 } },
    retryDeliveries: { deliveryIds: ['ndl_01JH8ZK3W00000000000000000'] },
    importUsers: { rows: [{ fullName: 'Tom Falk', contact: '+4915177777777', tag: '' }] },
    createNotification: { name: 'Another notification' },
    updateNotification: { name: 'Another notification' },
    sendNotification: { at: '2028-01-12T09:00:00.000Z' },
    rejectCollateral: { note: 'Another reason' },
  };
  const hasReason = Object.hasOwn(Object(request.body), 'reason');
  const field = by[name] ?? (hasReason ? { reason: 'Another reason' } : undefined);
  if (!field) throw new Error(`${name} needs another body here`);
  return field;
}
