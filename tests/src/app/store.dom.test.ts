import { SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { defaults } from '#src/platform/configuration.ts';
import { createAppStore } from '#src/app/store.ts';

test('the page is told of an answer at once and not in the next frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0); // no frame ever
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch({ type: 'first' }); // at which the API registers itself
  const told = vi.fn();
  store.subscribe(told);
  store.dispatch({ type: 'answer', meta: { [SHOULD_AUTOBATCH]: true } }); // as RTK Query marks its answers
  store.dispatch({ type: 'another', meta: { [SHOULD_AUTOBATCH]: true } });
  expect(told).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});
