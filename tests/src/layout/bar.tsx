import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { type Configuration, defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import type { BrowserEffects } from '#src/pwa/browser-effects.ts';
import { createAppStore } from '#src/app/store.ts';
import { StatusBar } from '#src/layout/StatusBar.tsx';
import { returnFocus } from '#src/ui/focus/return-focus.ts';
import { handleWorkerEvent } from '#src/pwa/worker/worker-events.ts';
import { render } from '#tests/kit/render.tsx';

function BarOfPage() {
  useEffect(returnFocus, []); // as every page does
  return <StatusBar />;
}

/** The status bar alone, with its store and the browser effects that it would call. */
export function bar(given: Partial<Configuration> = {}) {
  const configuration = { ...defaults, ...given };
  const browserEffects = {
    runEffect: vi.fn<BrowserEffects['runEffect']>(),
    askToInstall: vi.fn<BrowserEffects['askToInstall']>(() => Promise.resolve('accepted')),
    hideInstall: vi.fn<BrowserEffects['hideInstall']>(),
    reload: vi.fn<BrowserEffects['reload']>(() => true),
    reloadWhenFree: vi.fn<BrowserEffects['reloadWhenFree']>(),
    cancelReload: vi.fn<BrowserEffects['cancelReload']>(),
  };
  const store = createAppStore({
    configuration,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
    browserEffects,
  });
  render(
    <Provider store={store}>
      <ConfigurationContext value={configuration}>
        <BarOfPage />
      </ConfigurationContext>
    </Provider>,
  );
  const dispatch = (...actions: readonly Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  const report = (...events: readonly Parameters<typeof handleWorkerEvent>[0][]) =>
    act(() => {
      for (const event of events) store.dispatch(handleWorkerEvent(event));
    });
  const waits = () =>
    report({ name: 'start' }, { name: 'controlled' }, { name: 'foundWaiting', build: 'two' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { browserEffects, store, dispatch, report, waits, press, buttons };
}
export const region = () => screen.getByRole('complementary', { name: 'Application status' });
export const news = () => screen.getByRole('status');

/** The text of the bar that a screen reader reads. */
export function heard(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('an element has another copy');
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent;
}
export const said = () => heard(news());
