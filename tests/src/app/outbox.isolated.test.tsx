import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { outboxAdded, selectOutbox } from '#src/api/outbox/slice.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { setRecovering } from '#src/platform/browser/load-recovering.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { visit } from '#tests/kit/visit.tsx';

vi.mock('#src/customer/inbox/Bell.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /bell.js');
});

afterEach(() => setRecovering(null));

/** Mira's plans without a bell, the command that all messages are read, and how often it was sent. */
async function withoutBell(path: '/installments' | '/mini-admin/jobs' = '/installments') {
  const who = path === '/installments' ? 'mira' : 'administrator';
  const { store, requests, rest } = await visit(path, { who });
  await rest();
  const key = crypto.randomUUID();
  return {
    store,
    rest,
    readAll: () =>
      act(() => void store.dispatch(outboxAdded({ key, operation: 'readInbox', waited: false }))),
    sent: () => requests.filter((request) => request.key === key).length,
  };
}

test('a command that waits is sent on a page whose bell could not be loaded', async () => {
  const { readAll, sent } = await withoutBell();
  readAll();
  await waitFor(() => expect(sent()).toBe(1));
});

test('a command is sent with the network back, after its code could not be loaded', async () => {
  const { store, rest, readAll, sent } = await withoutBell();
  setRecovering(() => Promise.reject(new UnreachableError('No answer from the host')));
  readAll();
  await rest();
  expect(sent()).toBe(0);
  setRecovering(null);
  act(() => void store.dispatch(connectionChanged(false)));
  act(() => void store.dispatch(connectionChanged(true)));
  await waitFor(() => expect(sent()).toBe(1));
});

test('the tab of an administrator leaves a command of a customer to their tab', async () => {
  const { store, rest, readAll, sent } = await withoutBell('/mini-admin/jobs');
  readAll();
  await rest();
  expect(sent()).toBe(0);
  expect(selectOutbox(store.getState())).toHaveLength(1);
});
