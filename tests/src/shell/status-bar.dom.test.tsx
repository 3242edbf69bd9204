import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, test, vi } from 'vitest';
import { type Configuration, defaults } from '../../../src/app/configuration.ts';
import { ConfigurationContext } from '../../../src/app/ConfigurationContext.ts';
import type { Edges } from '../../../src/app/services.ts';
import { createAppStore } from '../../../src/app/store.ts';
import { buildRead, releaseAwaited, releaseSeen } from '../../../src/release/slice.ts';
import { connectionChanged } from '../../../src/shell/slice.ts';
import { StatusBar } from '../../../src/shell/StatusBar.tsx';
import { workerHeard } from '../../../src/sw/hear.ts';
import { installStatusSet } from '../../../src/sw/install-slice.ts';
import { busyTabsCounted } from '../../../src/sw/slice.ts';
import { appAt } from '../app-at.tsx';

function bar(given: Partial<Configuration> = {}) {
  const configuration = { ...defaults, ...given };
  const edges = {
    runEffect: vi.fn<Edges['runEffect']>(),
    askToInstall: vi.fn<Edges['askToInstall']>(() => Promise.resolve('accepted')),
    hideInstall: vi.fn<Edges['hideInstall']>(),
    loadAnew: vi.fn<Edges['loadAnew']>(() => true),
    loadWhenFree: vi.fn<Edges['loadWhenFree']>(),
    stay: vi.fn<Edges['stay']>(),
  };
  const store = createAppStore({
    configuration,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
    edges,
  });
  render(
    <Provider store={store}>
      <ConfigurationContext value={configuration}>
        <StatusBar />
      </ConfigurationContext>
    </Provider>,
  );
  const dispatch = (...actions: readonly Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  const hear = (...events: readonly Parameters<typeof workerHeard>[0][]) =>
    act(() => {
      for (const event of events) store.dispatch(workerHeard(event));
    });
  const waits = () => hear({ name: 'start' }, { name: 'controlled' }, { name: 'foundWaiting', build: 'two' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { edges, store, dispatch, hear, waits, press, buttons };
}
const region = () => screen.getByRole('complementary', { name: 'Application status' });
const news = () => screen.getByRole('status');

/** What a screen reader reads of it. */
function heard(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('an element has another copy');
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent;
}
const said = () => heard(news());

describe('the status bar', () => {
  test('is there before it has anything to say, or nobody would hear it', () => {
    const { buttons } = bar();
    expect(within(region()).getByRole('status')).toBeEmptyDOMElement();
    expect(buttons()).toEqual([]);
  });

  test('lies in the flow before the content, and takes no focus', async () => {
    const { store } = appAt('/other/error');
    const before = document.activeElement;
    act(() => void store.dispatch(connectionChanged(false)));
    expect(region()).toHaveTextContent('No connection');
    expect(region().nextElementSibling).toBe(screen.getByRole('main'));
    expect(document.activeElement).toBe(before);
  });

  test('offers an update; accepting asks for the lock [PWA-03] [PWA-05]', async () => {
    const { edges, waits, press, buttons } = bar();
    waits();
    expect(said()).toContain('A new version is ready');
    expect(buttons()).toEqual(['Update', 'Later']);
    await press('Update');
    expect(edges.runEffect).toHaveBeenLastCalledWith('requestLock');
    expect(buttons()).toEqual(['Cancel']);
  });

  test('says each thing once: what the eye gets where there is little room, nobody hears as well', () => {
    const { waits } = bar();
    waits();
    expect(said()).toBe('A new version is ready. What you typed is kept.');
    expect(news()).toHaveTextContent('New version ready');
  });

  test.each([
    ['en-GB', /14:35\.$/],
    ['en-US', /2:35\sPM\.$/],
  ])('a reload that waits for a payment says until when, as in %s [PWA-05]', (locale, time) => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date(2027, 0, 10, 14, 5).getTime());
    const { waits, hear } = bar({ locale });
    waits();
    hear({ name: 'replacedWhileBusy' });
    expect(said()).toContain(
      'A new version is in place. This page changes to it when the payment or the form is done, at the latest at ',
    );
    expect(said()).toMatch(time);
  });

  test('"later" takes the offer away until another build comes', async () => {
    const { edges, waits, hear, press, buttons } = bar();
    waits();
    await press('Later');
    expect(edges.runEffect).toHaveBeenLastCalledWith('rememberLater');
    expect(said()).toBe('');
    expect(buttons()).toEqual([]);
    hear({ name: 'updateReady', build: 'three' });
    expect(buttons()).toEqual(['Update', 'Later']);
  });

  test('says what an accepted update waits for, and can be called off', async () => {
    const { edges, waits, hear, dispatch, press } = bar();
    waits();
    hear({ name: 'apply' });
    dispatch(busyTabsCounted(1));
    expect(said()).toContain('one tab is in the middle of a payment or a form');
    dispatch(busyTabsCounted(2));
    expect(said()).toContain('2 tabs are');
    await press('Cancel');
    expect(edges.runEffect).toHaveBeenLastCalledWith('dropLock');
    expect(said()).toContain('A new version is ready');
  });

  test.each([
    ['the update is on its way', [{ name: 'apply' }, { name: 'lockGranted' }], 'Updating'],
    [
      'it has not started',
      [{ name: 'apply' }, { name: 'lockGranted' }, { name: 'silent' }],
      'has not started yet',
    ],
    ['this tab was busy', [{ name: 'replacedWhileBusy' }], 'when the payment or the form is done'],
  ] as const)('says so when %s', (_what, events, words) => {
    const { waits, hear } = bar();
    waits();
    hear(...events);
    expect(said()).toContain(words);
  });

  test('a failed registration is not worth a word [PWA-06]', () => {
    const { hear } = bar();
    hear({ name: 'start' }, { name: 'refused', message: 'no' });
    expect(said()).toBe('');
    expect(region()).toHaveAttribute('data-worker', 'failed');
    expect(region()).toHaveAttribute('data-flags', 'supported registrationFailed');
  });

  test('an installation that failed is a flag: of the first worker and of a later one [PWA-03]', () => {
    const { hear } = bar();
    hear({ name: 'start' }, { name: 'installStarted' });
    expect(region()).toHaveAttribute('data-flags', 'supported');
    hear({ name: 'installFailed' });
    expect(region()).toHaveAttribute('data-worker', 'failed');
    expect(region()).toHaveAttribute('data-flags', 'supported installFailed');
  });

  test('an installation of a later worker that failed leaves the first in place [PWA-03]', () => {
    const { hear } = bar();
    hear({ name: 'start' }, { name: 'foundActive' }, { name: 'updateStarted' }, { name: 'installFailed' });
    expect(region()).toHaveAttribute('data-worker', 'activated');
    expect(region()).toHaveAttribute('data-flags', 'supported activated installFailed');
  });

  test('no network comes before an offer, which is there again with the network', () => {
    const { waits, dispatch, buttons } = bar();
    waits();
    dispatch(connectionChanged(false));
    expect(said()).toContain('No connection');
    expect(buttons()).toEqual([]);
    dispatch(connectionChanged(true));
    expect(said()).toContain('A new version is ready');
  });

  test('without a worker a newer release is offered as a reload that keeps what was typed [RELEASE-01]', async () => {
    const { edges, dispatch, press } = bar();
    dispatch(buildRead('one'), releaseSeen({ id: 'one', timestamp: 1 }));
    expect(said()).toBe('');
    dispatch(releaseSeen({ id: 'two', timestamp: 2 }));
    await press('Update');
    expect(edges.loadWhenFree).toHaveBeenCalledTimes(1);
  });

  test('without a worker an accepted release waits for a payment or a form too, and can be called off [RELEASE-02]', async () => {
    const { edges, dispatch, press, buttons } = bar();
    dispatch(buildRead('one'), releaseSeen({ id: 'two', timestamp: 2 }), releaseAwaited(true));
    expect(said()).toBe('The update waits: one tab is in the middle of a payment or a form.');
    expect(buttons()).toEqual(['Cancel']);
    await press('Cancel');
    expect(edges.stay).toHaveBeenCalledTimes(1);
    dispatch(releaseAwaited(false));
    expect(buttons()).toEqual(['Update']);
  });

  test('without a worker there is no promise that a page opens without a network', () => {
    const { dispatch } = bar();
    dispatch(connectionChanged(false));
    expect(said()).toBe('No connection. This page goes on; loading it anew has to wait.');
  });

  test('offers the installation and takes a no for an answer [PWA-04]', async () => {
    const { edges, dispatch, press, buttons } = bar();
    dispatch(installStatusSet('available'));
    expect(said()).toBe('Tranche can be installed on this device.');
    expect(buttons()).toEqual(['Install', 'Not now']);
    await press('Install');
    expect(edges.askToInstall).toHaveBeenCalledTimes(1);
    await press('Not now');
    expect(edges.hideInstall).toHaveBeenCalledTimes(1);
  });

  test('explains the installation by hand where there is no other way', () => {
    const { dispatch, buttons } = bar();
    dispatch(installStatusSet('iosHint'));
    expect(said()).toContain('Add to Home Screen');
    expect(buttons()).toEqual(['OK']);
  });
});

describe('the status bar at rest', () => {
  const atRest = () => heard(region());
  const demo = 'Demo with invented data, kept in this browser.';

  test('says that this is a demo, and that it opens offline once a worker has everything [PWA-03]', () => {
    const { hear } = bar({ mocks: 'on' });
    expect(atRest()).toBe(demo);
    hear({ name: 'start' }, { name: 'installStarted' });
    expect(atRest()).toBe(demo);
    hear({ name: 'installDone' });
    expect(atRest()).toBe(`${demo} It opens without a network.`);
  });

  test('says at a later visit from the start that it opens offline: a worker answers the page [PWA-03]', () => {
    const { hear } = bar({ mocks: 'on' });
    hear({ name: 'controlled' });
    expect(atRest()).toBe(`${demo} It opens without a network.`);
  });

  test('is empty without the mock backend until it opens offline [PWA-03]', () => {
    const { hear } = bar({ mocks: 'off' });
    expect(atRest()).toBe('');
    hear({ name: 'start' }, { name: 'foundActive' });
    expect(atRest()).toBe('This application opens without a network.');
  });

  test('is not news: coming back to rest empties the region that is read out, which stays', () => {
    const { waits, hear } = bar({ mocks: 'on' });
    const before = news();
    expect(before).toBeEmptyDOMElement();
    waits();
    expect(atRest()).not.toContain('Demo');
    hear({ name: 'later' });
    expect(atRest()).toContain('Demo');
    expect(news()).toBe(before);
    expect(news()).toBeEmptyDOMElement();
  });
});

describe('the focus, when the button that has it goes away', () => {
  test('is kept by the bar', async () => {
    const { waits, press } = bar();
    waits();
    await press('Later');
    expect(region()).toHaveFocus();
  });

  test('is one step before what comes in place of the button', async () => {
    const { waits, press } = bar();
    waits();
    await press('Update');
    expect(region()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('is kept by the bar when the network goes meanwhile', () => {
    const { waits, dispatch } = bar();
    waits();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    dispatch(connectionChanged(false));
    expect(region()).toHaveFocus();
  });

  test('stays where it is when it was not in the bar, or on a button that stays', () => {
    const { waits, hear } = bar();
    waits();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    hear({ name: 'updateReady', build: 'three' });
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Update' }).blur());
    hear({ name: 'later' });
    expect(document.body).toHaveFocus();
  });
});
