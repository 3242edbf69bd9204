import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFirstResponse } from '#src/api/first-responses.ts';
import { type FirstResponse, keyOf } from '#src/platform/page-data.ts';

const url = '/api/v1/admin/users';
const get = { method: 'GET', headers: { Authorization: 'Bearer t1' } };
const begun: FirstResponse = { response: new Response('{}'), receivedAt: 5 };

beforeEach(() => {
  window.trancheBegun = {
    configuration: null,
    responses: new Map([[keyOf(url, 'Bearer t1'), Promise.resolve(begun)]]),
  };
});
afterEach(() => {
  delete window.trancheBegun;
});

test('a request that was sent already is answered by its response, once', async () => {
  expect(await takeFirstResponse(url, get)).toBe(begun);
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('another address or another session gets none', () => {
  expect(takeFirstResponse('/api/v1/admin/orders', get)).toBeNull();
  expect(takeFirstResponse(url, { ...get, headers: { Authorization: 'Bearer t2' } })).toBeNull();
  expect(takeFirstResponse(url, { method: 'GET' })).toBeNull();
});

test('a change at the backend forgets what was asked before it', () => {
  expect(takeFirstResponse('/api/v1/orders', { method: 'POST' })).toBeNull();
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('after 30 s a response is too old', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(takeFirstResponse(url, get)).toBeNull();
});

test('a page without an inline script asks itself', () => {
  delete window.trancheBegun;
  expect(takeFirstResponse(url, get)).toBeNull();
});
