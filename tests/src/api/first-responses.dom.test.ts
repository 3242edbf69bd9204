import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConfig } from '#contracts/config/endpoints.ts';
import { callContract } from '#src/api/base-query.ts';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import type { Services } from '#src/platform/store/services.ts';
import { takeFirstResponse } from '#src/api/first-responses.ts';
import { type FirstResponse, keyOf } from '#src/platform/browser/page-data.ts';

const url = '/api/v1/admin/users';
const get = { method: 'GET', headers: { Authorization: 'Bearer t1' } };
const begun: FirstResponse = { response: new Response('{}'), receivedAt: 5 };

/** What RTK Query gives to a call. */
function thunkApi() {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const extra = store.dispatch((_dispatch, _getState, services: Services) => services);
  return {
    signal: new AbortController().signal,
    dispatch: store.dispatch,
    getState: () => store.getState(),
    extra,
  };
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  window.trancheFirstResponses = {
    configuration: null,
    responses: new Map([[keyOf(url, 'Bearer t1'), Promise.resolve(begun)]]),
  };
});
afterEach(() => {
  delete window.trancheFirstResponses;
});

test('a request that was sent already is answered by its response, once', async () => {
  expect(await takeFirstResponse(url, get)).toBe(begun);
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('a request to another address or of another session gets no early response', () => {
  expect(takeFirstResponse('/api/v1/admin/orders', get)).toBeNull();
  expect(takeFirstResponse(url, { ...get, headers: { Authorization: 'Bearer t2' } })).toBeNull();
  expect(takeFirstResponse(url, { method: 'GET' })).toBeNull();
});

test('a command discards the responses that were requested before it', () => {
  expect(takeFirstResponse('/api/v1/orders', { method: 'POST' })).toBeNull();
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('a response that fails or breaks off is requested again', async () => {
  const broken = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
  const early = [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve({ response: new Response(broken), receivedAt: 5 }),
  ];
  for (const response of early) {
    response.catch(() => undefined);
    window.trancheFirstResponses?.responses.set(keyOf('/api/v1/config', undefined), response);
    const fetch = vi.fn(() => Promise.resolve(Response.json({ not: 'agreed' })));
    vi.stubGlobal('fetch', fetch);
    const answer = await callContract({ definition: getConfig, call: {} }, thunkApi());
    expect(fetch).toHaveBeenCalledOnce();
    // The second answer was read and checked against the contract.
    expect(answer).toMatchObject({ error: { kind: 'contract-violation' } });
  }
});

test('after ten minutes a response is too old', () => {
  vi.spyOn(performance, 'now').mockReturnValue(600_001);
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('a page without an inline script sends its own requests', () => {
  delete window.trancheFirstResponses;
  expect(takeFirstResponse(url, get)).toBeNull();
});
