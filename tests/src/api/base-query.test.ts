import { describe, expect, test, vi } from 'vitest';
import { signOut } from '#contracts/auth/endpoints.ts';
import { quoteSettlement } from '#contracts/plans/quote-endpoints.ts';
import { getMe } from '#contracts/users/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { type Configuration, defaults } from '#src/platform/settings/configuration.ts';
import { itemAdded, selectDraft } from '#src/customer/draft/draft.ts';
import { selectCachedAsOf } from '#src/platform/storage/data-age.ts';
import {
  selectExpiry,
  selectToken,
  sessionRenewed,
  signedIn,
  signedOut,
} from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { describeError } from '#src/errors/api-error.ts';
import { createAppStore } from '#src/app/store.ts';
import { settle } from '#tests/src/origin.ts';
import { until } from '#tests/kit/until.ts';
import { atRest } from '#tests/kit/at-rest.ts';

const { endpoints } = contractApi({
  whoAmI: getMe,
  leave: signOut,
  settlement: quoteSettlement,
});

function storeOver(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  ready = Promise.resolve(),
  change: Partial<Configuration> = {},
) {
  vi.stubGlobal('fetch', vi.fn(fetch));
  const store = createAppStore({
    configuration: { ...defaults, apiBaseUrl: 'https://api.example.test', ...change },
    backendReady: ready,
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(signedIn({ token: 't-1', role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z' }));
  return { store, ask: () => store.dispatch(endpoints.whoAmI.initiate()) };
}

const refusal = (code: string, extra: object = {}) => ({
  type: `https://problems.example.test/${code}`,
  title: 'Log in first',
  status: 401,
  detail: 'Log in.',
  instance: '/v1/me',
  code,
  requestId: 'req-1',
  ...extra,
});

/** Answers that are kept for this tab, as requests whose data they are. */
async function keptBy(leave: (store: ReturnType<typeof createAppStore>) => void) {
  const kept: unknown[] = [];
  const { resolve: arrive, promise: arrival } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => arrival);
  const add = (call: unknown) => void kept.push(call);
  const store = createAppStore({
    configuration: { ...defaults, apiBaseUrl: 'https://api.example.test' },
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
    keptAnswers: () => Promise.resolve({ find: () => null, add, flush: () => undefined }),
  });
  store.dispatch(signedIn({ token: 't-1', role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z' }));
  const asked = store.dispatch(endpoints.whoAmI.initiate());
  await settle();
  leave(store);
  arrive(Response.json({}));
  await asked;
  await settle();
  return kept;
}

test('a response that arrives after logging out is not kept for the next person', async () => {
  expect(await keptBy(() => undefined)).toHaveLength(1);
  expect(await keptBy((store) => void store.dispatch(signedOut()))).toEqual([]);
});

describe('without a network', () => {
  test('a command is not sent and fails as offline; a read is sent', async () => {
    const { store, ask } = storeOver(() => Promise.reject(new TypeError('failed to fetch')));
    store.dispatch(connectionChanged(false));
    const left = await store.dispatch(endpoints.leave.initiate({ key: crypto.randomUUID() }));
    expect(left.error).toEqual({ kind: 'offline', operation: 'DELETE /v1/sessions/current' });
    expect(fetch).not.toHaveBeenCalled();
    await ask();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('the age of the data is that of the last response, or of the cached one', async () => {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const { store, ask } = storeOver(() => Promise.resolve(new Response('{}', { headers })));
    const before = Date.now();
    await ask();
    expect(selectCachedAsOf(store.getState())).toBeNull();
    store.dispatch(connectionChanged(false));
    const asOf = selectCachedAsOf(store.getState()) ?? 0;
    expect(asOf).toBeGreaterThanOrEqual(before);
    await ask().refetch();
    expect(selectCachedAsOf(store.getState())).toBe(asOf); // it did not come from the network
    headers.set('Age', '720');
    await ask().refetch();
    expect(Date.now() - (selectCachedAsOf(store.getState()) ?? 0)).toBeGreaterThanOrEqual(720_000);
  });
});

describe('a call', () => {
  test('[API-03] a call that reaches no server says so, or that it is offline, and does not throw', async () => {
    const { store, ask } = storeOver(() => Promise.reject(new TypeError('failed to fetch')));
    expect((await ask()).error).toEqual({ kind: 'unreachable', operation: 'GET /v1/me' });
    store.dispatch(connectionChanged(false));
    expect((await ask().refetch()).error).toEqual({ kind: 'offline', operation: 'GET /v1/me' });
  });

  test('[API-03] may have been carried out when its answer is lost', async () => {
    const { store } = storeOver(() => {
      store.dispatch(connectionChanged(false));
      return Promise.reject(new TypeError('failed to fetch'));
    });
    const { error } = await store.dispatch(endpoints.leave.initiate({ key: crypto.randomUUID() }));
    expect(error).toEqual({ kind: 'unanswered', operation: 'DELETE /v1/sessions/current' });
    expect(describeError(error).detail).toMatch(/don’t know whether this was done/);
  });

  test.each([
    ['a base address that is none', { apiBaseUrl: undefined as unknown as string }, () => new Response('{}')],
    [
      'a response without headers',
      {},
      () => ({ status: 200, text: () => Promise.resolve('{}') }) as Response,
    ],
  ])(
    '[API-03] that fails through %s is a defect of ours, not a missing connection',
    async (_what, configuration, answer) => {
      const { ask } = storeOver(() => Promise.resolve(answer()), Promise.resolve(), configuration);
      expect((await ask()).error).toEqual({
        kind: 'defect',
        operation: 'GET /v1/me',
        message: expect.stringMatching(/./),
      });
    },
  );

  test('[API-03] whose response breaks off has no answer', async () => {
    const body = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
    const { ask } = storeOver(() => Promise.resolve(new Response(body)));
    expect((await ask()).error).toEqual({ kind: 'unreachable', operation: 'GET /v1/me' });
  });

  test('[API-02] that reads is sent once more when its response is lost; a command is not', async () => {
    const networkError = new TypeError('failed to fetch');
    const answered = vi.fn(
      async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }),
    );
    const { store, ask } = storeOver(answered.mockRejectedValueOnce(networkError));
    expect((await ask()).error).not.toMatchObject({ kind: 'unreachable' });
    expect(answered).toHaveBeenCalledTimes(2);
    answered.mockClear().mockRejectedValueOnce(networkError);
    const left = await store.dispatch(endpoints.leave.initiate({ key: crypto.randomUUID() }));
    expect(left.error).toMatchObject({ kind: 'unanswered' });
    expect(answered).toHaveBeenCalledOnce();
  });

  test('[API-02] is repeated as a read when it computes and changes nothing', async () => {
    const failingFetch = vi.fn(() => Promise.reject(new TypeError('failed to fetch')));
    const { store } = storeOver(failingFetch);
    const given = { params: { planId: 'pln_01JH8ZK3W00000000000000000' }, body: { on: null } };
    const { error } = await store.dispatch(endpoints.settlement.initiate(given));
    expect(error).toMatchObject({ kind: 'unreachable' });
    expect(failingFetch).toHaveBeenCalledTimes(2);
  });

  test('[API-03] that is not answered in time is a time-out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { ask } = storeOver((_url, { signal }) => Promise.reject(signal?.reason));
    expect((await ask()).error).toMatchObject({ kind: 'timeout', afterMs: 15_000 });
  });

  test.each([
    ['unauthenticated', {}],
    ['session-expired', { reason: 'revoked' }],
  ])('[API-03] answered %s ends the session and leaves the draft', async (code, extra) => {
    const { store, ask } = storeOver(() =>
      Promise.resolve(new Response(JSON.stringify(refusal(code, extra)), { status: 401 })),
    );
    store.dispatch(itemAdded('prd_01JH8ZK3W00000000000000000'));
    await ask();
    expect(selectToken(store.getState())).toBeNull();
    expect(selectDraft(store.getState()).items).toHaveLength(1);
  });

  test('the caller gets the error before the session ends', async () => {
    const body = JSON.stringify(refusal('session-expired', { reason: 'revoked' }));
    const { store } = storeOver(() => Promise.resolve(new Response(body, { status: 401 })));
    const { error } = await store.dispatch(endpoints.leave.initiate({ key: crypto.randomUUID() }));
    expect(error).toMatchObject({ kind: 'problem', problem: { code: 'session-expired' } });
    expect(selectToken(store.getState())).toBeNull();
  });

  test('an answer about an older session does not end a newer one', async () => {
    const late = Promise.withResolvers<Response>();
    const { store, ask } = storeOver((_url, { signal }) => {
      signal?.addEventListener('abort', () => late.reject(signal.reason));
      return late.promise;
    });
    const asking = ask();
    await until(() => expect(fetch).toHaveBeenCalled());
    store.dispatch(signedIn({ token: 't-2', role: 'CUSTOMER', expiresAt: '2027-01-10T11:00:00.000Z' }));
    late.resolve(
      new Response(JSON.stringify(refusal('session-expired', { reason: 'revoked' })), { status: 401 }),
    );
    await asking;
    expect(selectToken(store.getState())).toBe('t-2');
  });

  test('waits until the backend can be called', async () => {
    const ready = Promise.withResolvers<void>();
    const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
    const { ask } = storeOver(fetch, ready.promise);
    const asking = ask();
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
    ready.resolve();
    await asking;
    expect(fetch).toHaveBeenCalled();
  });
});

describe('an expired session', () => {
  const mira = { role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z', userId: 'usr_1' } as const;

  /** A session that the backend refuses as idle, a call that met the refusal, and the requests so far. */
  async function idleSession() {
    const requests: (readonly [token: string | null, key: string | null])[] = [];
    const { store } = storeOver((_url, { headers }) => {
      const sent = new Headers(headers);
      requests.push([sent.get('Authorization'), sent.get('Idempotency-Key')]);
      const isOld = sent.get('Authorization') === 'Bearer t-1';
      const body = JSON.stringify(refusal('session-expired', { reason: 'idle' }));
      return Promise.resolve(
        isOld ? new Response(body, { status: 401 }) : new Response(null, { status: 204 }),
      );
    });
    store.dispatch(signedIn({ ...mira, token: 't-1' }));
    const left = store.dispatch(endpoints.leave.initiate({ key: 'key-1' }));
    await until(() => expect(selectExpiry(store.getState())).toBe('idle'));
    return { store, left, requests };
  }

  test('keeps the call, which is repeated with the same key after the login', async () => {
    const { store, left, requests } = await idleSession();
    expect(selectToken(store.getState())).toBe('t-1');
    store.dispatch(sessionRenewed({ ...mira, token: 't-2' }));
    expect((await left).error).toBeUndefined();
    expect(requests).toEqual([
      ['Bearer t-1', 'key-1'],
      ['Bearer t-2', 'key-1'],
    ]);
  });

  test('a call that starts meanwhile is sent only after the login', async () => {
    const { store, requests } = await idleSession();
    const second = store.dispatch(endpoints.leave.initiate({ key: 'key-2' }));
    await atRest();
    expect(requests).toHaveLength(1);
    store.dispatch(sessionRenewed({ ...mira, token: 't-2' }));
    await second;
    expect(requests).toContainEqual(['Bearer t-2', 'key-2']);
  });

  test.each([
    ['is given up', () => signedOut({ isLost: true })],
    ['is followed by that of another person', () => signedIn({ ...mira, userId: 'usr_2', token: 't-2' })],
  ])('that %s refuses the call, which is not sent again', async (_what, action) => {
    const { store, left, requests } = await idleSession();
    store.dispatch(action());
    expect((await left).error).toBeDefined();
    expect(requests).toHaveLength(1);
  });

  test('an answer that arrives after the login does not end the new session', async () => {
    const late = Promise.withResolvers<Response>();
    const { store } = storeOver((_url, { headers }) =>
      new Headers(headers).get('Authorization') === 'Bearer t-1'
        ? late.promise
        : Promise.resolve(new Response(null, { status: 204 })),
    );
    store.dispatch(signedIn({ ...mira, token: 't-1' }));
    const left = store.dispatch(endpoints.leave.initiate({ key: 'key-1' }));
    await until(() => expect(fetch).toHaveBeenCalledOnce());
    store.dispatch(sessionRenewed({ ...mira, token: 't-2' }));
    late.resolve(
      new Response(JSON.stringify(refusal('session-expired', { reason: 'idle' })), { status: 401 }),
    );
    expect((await left).error).toBeUndefined();
    expect(selectToken(store.getState())).toBe('t-2');
    expect(selectExpiry(store.getState())).toBeNull();
  });
});
