import { describe, expect, test } from 'vitest';
import type { EventName } from '#src/pwa/worker/machine.ts';
import {
  busyTabsCounted,
  dismissalRead,
  initialWorkerState,
  selectAwaitsUpdate,
  selectIsOffered,
  workerMoved,
  type WorkerState,
  workerSlice,
  type WorkerEvent,
} from '#src/pwa/worker/slice.ts';

const { reducer } = workerSlice;

function after(...events: readonly Omit<WorkerEvent, 'at'>[]): WorkerState {
  return events.reduce<WorkerState>(
    (state, event, index) => reducer(state, workerMoved({ at: 1_000 + index, ...event })),
    initialWorkerState,
  );
}
const offered = (worker: WorkerState) => selectIsOffered({ worker });

describe('the state of the worker', () => {
  test('a newer worker is awaited until it is installed, also after a failure', () => {
    const awaited = (...events: readonly EventName[]) =>
      selectAwaitsUpdate({ worker: after(...events.map((name) => ({ name }))) });
    const here = ['controlled', 'start', 'foundActive'] as const;
    expect(awaited('start', 'installStarted', 'installDone')).toBe(false); // this page is not under a worker
    expect(awaited(...here)).toBe(true);
    expect(awaited(...here, 'updateStarted')).toBe(true);
    expect(awaited(...here, 'updateStarted', 'installFailed')).toBe(true);
    expect(awaited(...here, 'updateStarted', 'updateReady')).toBe(false);
  });

  test('the first worker is activated and offline-ready, and says when it controls [PWA-03]', () => {
    const state = after({ name: 'start' }, { name: 'installStarted' }, { name: 'installDone' });
    expect(state).toMatchObject({ supported: true, activated: true, offlineReady: true, controlled: false });
    expect(reducer(state, workerMoved({ name: 'controlled', at: 9 }))).toMatchObject({
      phase: 'activated',
      controlled: true,
    });
  });

  test('a later visit is activated, and does not say offline-ready again [PWA-03]', () => {
    expect(after({ name: 'start' }, { name: 'foundActive' })).toMatchObject({
      activated: true,
      offlineReady: false,
    });
  });

  test('a refused registration sets a flag [PWA-03] [PWA-06]', () => {
    expect(after({ name: 'start' }, { name: 'refused' })).toEqual({
      ...initialWorkerState,
      phase: 'failed',
      supported: true,
      registrationFailed: true,
    });
  });

  test('a postponed update stays postponed for its build; another build is offered [PWA-03]', () => {
    const update = [{ name: 'start' }, { name: 'foundWaiting', build: 'two' }] as const;
    const put = after(...update, { name: 'later' });
    expect(offered(after(...update))).toBe(true);
    expect(put.dismissed).toEqual({ build: 'two', at: 1_002 });
    expect(offered(put)).toBe(false);
    expect(offered(reducer(put, workerMoved({ name: 'updateReady', build: 'two', at: 2 })))).toBe(false);
    expect(offered(reducer(put, workerMoved({ name: 'updateReady', build: 'three', at: 2 })))).toBe(true);
    expect(offered(reducer(put, dismissalRead(null)))).toBe(true);
  });

  test('busy tabs count only while the update waits for them', () => {
    const pending = after({ name: 'start' }, { name: 'foundWaiting', build: 'two' }, { name: 'apply' });
    const blocked = reducer(pending, busyTabsCounted(2));
    expect(blocked.blockedBy).toBe(2);
    expect(reducer(blocked, workerMoved({ name: 'cancel', at: 5 }))).toMatchObject({
      phase: 'updateAvailable',
      blockedBy: 0,
    });
    expect(reducer(initialWorkerState, busyTabsCounted(2)).blockedBy).toBe(0);
  });

  test('a take-over during a payment is recorded with its deadline in 30 minutes [PWA-05]', () => {
    const events = [{ name: 'start' }, { name: 'foundActive' }] as const;
    expect(after(...events).deferredUntil).toBeNull();
    expect(after(...events, { name: 'replacedWhileBusy' })).toMatchObject({
      phase: 'deferred',
      deferredUntil: 1_002 + 30 * 60 * 1_000,
    });
  });

  test('an update that did not start is offered again, with a notice', () => {
    const state = after(
      { name: 'start' },
      { name: 'foundWaiting', build: 'two' },
      { name: 'apply' },
      { name: 'lockGranted' },
      { name: 'silent' },
    );
    expect(state).toMatchObject({ phase: 'updateAvailable', applyFailed: true });
    expect(offered(state)).toBe(true);
  });
});
