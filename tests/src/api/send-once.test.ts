import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#src/errors/api-error.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { offerChosen } from '#src/customer/draft/draft.ts';
import { createSendOnce } from '#src/api/send-once.ts';
import { draftKeys } from '#src/customer/draft/keys.ts';
import { memoryKeys } from '#src/platform/storage/idempotency-keys.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import { createAppStore } from '#src/app/store.ts';

function memory(): KeyValueStorage {
  const data = new Map<string, string>();
  return {
    getItem: (name) => data.get(name) ?? null,
    setItem: (name, text) => void data.set(name, text),
    removeItem: (name) => void data.delete(name),
  };
}

/** A tab; with the same storage again it is a reload, or a second tab. */
function load(localStorage: KeyValueStorage) {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage,
  });
  const wait = vi.fn(() => Promise.resolve());
  return { store, wait, sendOnce: createSendOnce({ keys: draftKeys(store, localStorage), wait }) };
}

const timeout: ApiError = { kind: 'timeout', operation: 'POST /v1/orders', afterMs: 15_000 };
const problem = (code: string, extra: object) =>
  ({ kind: 'problem', problem: { code, title: code, ...extra } }) as ApiError; // the members that matter here

/** Answers each call in turn and notes the keys. */
function backend(...answers: ({ data: string } | { error: unknown })[]) {
  const keys: string[] = [];
  const send = (key: string) => {
    keys.push(key);
    return Promise.resolve(answers[keys.length - 1] ?? { data: 'done' });
  };
  return { keys, send };
}

describe('an operation that must not happen twice', () => {
  test('a double click is one request, and both get its answer', async () => {
    const { sendOnce } = load(memory());
    const { keys, send } = backend({ data: 'order' });
    const results = await Promise.all([sendOnce('createOrder', send), sendOnce('createOrder', send)]);
    expect(keys).toHaveLength(1);
    expect(results).toEqual([{ data: 'order' }, { data: 'order' }]);
  });

  test('after a lost answer the next attempt has the same key', async () => {
    const { sendOnce } = load(memory());
    const { keys, send } = backend({ error: timeout });
    await sendOnce('pay:1', send);
    await sendOnce('pay:1', send);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('a repetition after a reload, or in another tab, has the same key too', async () => {
    const storage = memory();
    const { keys, send } = backend({ error: timeout });
    const second = load(storage);
    await load(storage).sendOnce('pay:1', send);
    await load(storage).sendOnce('pay:1', send);
    await second.sendOnce('pay:1', send);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test.each<[string, unknown]>([
    ['it was aborted', { name: 'AbortError', message: 'Aborted' }],
    ['the backend failed', problem('internal', { status: 500 })],
    [
      'a success that cannot be read',
      { kind: 'contract-violation', operation: 'pay', status: 201, requestId: null, breaches: [] },
    ],
  ])('nor has it another one after %s: it may have been done', async (_case, error) => {
    const { sendOnce } = load(memory());
    const { keys, send } = backend({ error });
    await sendOnce('pay:1', send);
    await sendOnce('pay:1', send);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('after a refusal the next attempt is a new intention with a new key', async () => {
    const { sendOnce } = load(memory());
    const { keys, send } = backend({ error: problem('payment-declined', {}) });
    await sendOnce('pay:1', send);
    await sendOnce('pay:1', send);
    expect(new Set(keys).size).toBe(2);
  });

  test('a request in progress is asked about again with the same key', async () => {
    const { sendOnce, wait } = load(memory());
    const busy = { error: problem('idempotency-in-progress', { retryAfterS: 2 }) };
    const { keys, send } = backend(busy, busy, { data: 'paid' });
    expect(await sendOnce('pay:1', send)).toEqual({ data: 'paid' });
    expect(new Set(keys).size).toBe(1);
    expect(wait.mock.calls).toEqual([[2_000], [2_000]]);
  });

  test('a request still in progress after 20 responses is given up, and its key kept', async () => {
    const { sendOnce } = load(memory());
    const busy = { error: problem('idempotency-in-progress', { retryAfterS: 0 }) };
    const { keys, send } = backend(...Array.from({ length: 22 }, () => busy));
    expect(await sendOnce('pay:1', send)).toEqual(busy);
    await sendOnce('pay:1', send);
    expect(new Set(keys).size).toBe(1);
  });

  test('a key that another tab stored for another choice is not used', async () => {
    const storage = memory();
    const { keys, send } = backend({ error: timeout });
    const first = load(storage);
    const second = load(storage);
    second.store.dispatch(offerChosen('STD6'));
    await second.sendOnce('createOrder', send);
    await first.sendOnce('createOrder', send);
    expect(new Set(keys).size).toBe(2);
  });

  test('another choice has another key, and so has another operation', async () => {
    const { store, sendOnce } = load(memory());
    const { keys, send } = backend();
    await sendOnce('createOrder', send);
    await sendOnce('submitOrder', send);
    store.dispatch(offerChosen('STD6'));
    await sendOnce('createOrder', send);
    expect(new Set(keys).size).toBe(3);
  });
});

test('reloads are blocked while an operation runs, whatever its result', async () => {
  const release = vi.fn();
  const acquire = vi.fn(() => release);
  const sendOnce = createSendOnce({ keys: memoryKeys(), wait: () => Promise.resolve(), acquire });
  const answer = Promise.withResolvers<{ data: string }>();
  const requests = [sendOnce('pay:1', () => answer.promise), sendOnce('pay:1', () => answer.promise)];
  expect(acquire).toHaveBeenCalledTimes(1);
  expect(release).not.toHaveBeenCalled();
  answer.resolve({ data: 'paid' });
  await Promise.all(requests);
  expect(release).toHaveBeenCalledTimes(1);
  await expect(sendOnce('pay:2', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(release).toHaveBeenCalledTimes(2);
});
