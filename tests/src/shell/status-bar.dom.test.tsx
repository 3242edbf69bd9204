import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, test, vi } from 'vitest';
import { defaults } from '../../../src/app/configuration.ts';
import type { Edges } from '../../../src/app/services.ts';
import { createAppStore } from '../../../src/app/store.ts';
import { buildRead, releaseSeen } from '../../../src/release/slice.ts';
import { connectionChanged } from '../../../src/shell/slice.ts';
import { StatusBar } from '../../../src/shell/StatusBar.tsx';
import { workerHeard } from '../../../src/sw/hear.ts';
import { installStatusSet } from '../../../src/sw/install-slice.ts';
import { busyTabsCounted } from '../../../src/sw/slice.ts';
import { appAt } from '../app-at.tsx';

function bar() {
  const edges = {
    runEffect: vi.fn<Edges['runEffect']>(),
    askToInstall: vi.fn<Edges['askToInstall']>(() => Promise.resolve('accepted')),
    hideInstall: vi.fn<Edges['hideInstall']>(),
    loadAnew: vi.fn<Edges['loadAnew']>(() => true),
  };
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
    edges,
  });
  render(
    <Provider store={store}>
      <StatusBar />
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
const said = () => screen.getByRole('status').textContent;

describe('the status bar', () => {
  test('is there before it has anything to say, or nobody would hear it', () => {
    const { buttons } = bar();
    const region = screen.getByRole('complementary', { name: 'Application status' });
    expect(within(region).getByRole('status')).toBeEmptyDOMElement();
    expect(buttons()).toEqual([]);
  });

  test('lies in the flow before the content, and takes no focus', async () => {
    const { store } = appAt('/other/error');
    const before = document.activeElement;
    act(() => void store.dispatch(connectionChanged(false)));
    const region = screen.getByRole('complementary', { name: 'Application status' });
    expect(region).toHaveTextContent('No connection');
    expect(region.nextElementSibling).toBe(screen.getByRole('main'));
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
    ['it did not start', [{ name: 'apply' }, { name: 'lockGranted' }, { name: 'silent' }], 'did not start'],
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
    const region = screen.getByRole('complementary', { name: 'Application status' });
    expect(region).toHaveAttribute('data-worker', 'failed');
    expect(region).toHaveAttribute('data-flags', 'supported registrationFailed');
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
    expect(edges.loadAnew).toHaveBeenCalledWith({ force: true });
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
    expect(buttons()).toEqual(['Understood']);
  });
});
