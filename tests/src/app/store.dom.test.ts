import { SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import { createAppStore } from '#src/app/store.ts';

test('answers notify subscribers once and in the same task', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0); // no frame ever
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch({ type: 'first' }); // at which the API registers itself
  const notified = vi.fn();
  store.subscribe(notified);
  store.dispatch({ type: 'answer', meta: { [SHOULD_AUTOBATCH]: true } }); // as RTK Query marks its answers
  store.dispatch({ type: 'another', meta: { [SHOULD_AUTOBATCH]: true } });
  expect(notified).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(notified).toHaveBeenCalledTimes(1);
});
