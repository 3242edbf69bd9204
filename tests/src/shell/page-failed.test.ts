import { describe, expect, test, vi } from 'vitest';
import { defaults } from '../../../src/app/configuration.ts';
import { toFailure } from '../../../src/app/failure.ts';
import { createAppStore } from '../../../src/app/store.ts';
import { pageFailed } from '../../../src/shell/page-failed.ts';

const chunk = toFailure(new TypeError('Failed to fetch dynamically imported module: /x.js'), '/users');
const defect = toFailure(new Error('a defect'), '/users');

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function tab(sessionStorage: Storage | null) {
  const reload = vi.fn<() => void>();
  const backendReady = Promise.resolve();
  const open = () =>
    createAppStore({ configuration: defaults, backendReady, sessionStorage, localStorage: null });
  return { reload, open };
}

describe('a page whose chunk did not come', () => {
  test('is loaded anew once; within 10 seconds the next failure is shown [CONST-01]', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { reload, open } = tab(memory());
    open().dispatch(pageFailed(chunk, reload));
    expect(reload).toHaveBeenCalledTimes(1);

    vi.setSystemTime(1_009_999);
    const store = open();
    store.dispatch(pageFailed(chunk, reload));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(store.getState().error.current).toEqual(chunk);

    vi.setSystemTime(1_010_000);
    open().dispatch(pageFailed(chunk, reload));
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('is shown as an error where nothing remembers the reload', () => {
    const { reload, open } = tab(null);
    const store = open();
    store.dispatch(pageFailed(chunk, reload));
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().error.current?.kind).toBe('chunk');
  });

  test('a defect is never answered with a reload', () => {
    const { reload, open } = tab(memory());
    const store = open();
    store.dispatch(pageFailed(defect, reload));
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().error.current).toEqual(defect);
  });
});
