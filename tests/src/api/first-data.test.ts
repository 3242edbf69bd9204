import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { firstData, settleMs } from '#src/api/first-data.ts';
import { fakeClock, settle } from '#tests/src/origin.ts';
import { until } from '#tests/kit/until.ts';

/** A store with one query that waits until it is answered. */
function waitingStore() {
  const answered = Promise.withResolvers<{ data: null }>();
  const asking = api.injectEndpoints({
    endpoints: (build) => ({ slow: build.query<null, void>({ queryFn: () => answered.promise }) }),
  });
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return {
    store,
    ask: () => void store.dispatch(asking.endpoints.slow.initiate()),
    answer: () => answered.resolve({ data: null }),
  };
}

const isPending = ({ store }: Pick<ReturnType<typeof waitingStore>, 'store'>) =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');

test('deferred work starts once the first answers have come, however long they take', async () => {
  const { store, ask, answer } = waitingStore();
  const { clock, advance } = fakeClock();
  let hasBegun = false;
  const untaken = 0;
  void firstData(store.getState, clock, () => untaken).then(() => (hasBegun = true));
  ask();
  for (let time = 0; time < 10; time += 1) await advance(settleMs);
  expect(hasBegun).toBe(false);
  answer();
  await until(() => expect(isPending({ store })).toBe(false));
  await advance(settleMs);
  expect(hasBegun).toBe(false); // the answer is on its way to the screen
  await advance(settleMs);
  await settle();
  expect(hasBegun).toBe(true);
});

test('deferred work starts after a short time if nothing was requested', async () => {
  const { store } = waitingStore();
  const { clock, advance } = fakeClock();
  let hasBegun = false;
  const untaken = 0;
  void firstData(store.getState, clock, () => untaken).then(() => (hasBegun = true));
  await settle();
  expect(hasBegun).toBe(false);
  await advance(settleMs);
  await advance(settleMs);
  await settle();
  expect(hasBegun).toBe(true);
});

test('deferred work waits until the page uses the requests of the inline script', async () => {
  const { store } = waitingStore();
  const { clock, advance } = fakeClock();
  let untaken = 1;
  let hasBegun = false;
  void firstData(store.getState, clock, () => untaken).then(() => (hasBegun = true));
  for (let time = 0; time < 5; time += 1) await advance(settleMs);
  expect(hasBegun).toBe(false);
  untaken = 0;
  await advance(settleMs);
  await advance(settleMs);
  await settle();
  expect(hasBegun).toBe(true);
});

test('deferred work does not wait forever for unused requests of the inline script', async () => {
  const { store } = waitingStore();
  const { clock, advance } = fakeClock();
  let hasBegun = false;
  void firstData(store.getState, clock, () => 1).then(() => (hasBegun = true));
  for (let time = 0; time < 30; time += 1) await advance(settleMs);
  await settle();
  expect(hasBegun).toBe(true);
});
