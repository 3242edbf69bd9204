import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useModule } from '#src/ui/loading/use-module.ts';

/** A module that loads or fails when the test says so, and the hook that waits for it. */
function waiting() {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly name: string }>();
  const load = () => promise;
  const onFailed = vi.fn<() => void>();
  return { ...renderHook(() => useModule(load, true, onFailed)), resolve, reject, onFailed };
}

describe('a module that is loaded when it is needed', () => {
  test('is undefined until then', async () => {
    const { result, resolve } = waiting();
    expect(result.current).toBeUndefined();
    resolve({ name: 'Dialog' });
    await waitFor(() => expect(result.current).toEqual({ name: 'Dialog' }));
  });

  test('reports once that it cannot be loaded', async () => {
    const { reject, onFailed } = waiting();
    reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });

  test('reports nothing to a component that was unmounted', async () => {
    const [gone, there] = [waiting(), waiting()];
    gone.unmount();
    gone.reject(new TypeError('Failed to fetch'));
    there.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(there.onFailed).toHaveBeenCalledOnce()); // it failed after the other
    expect(gone.onFailed).not.toHaveBeenCalled();
  });
});
