import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildRead, releaseAwaited, releaseSeen } from '#src/pwa/release/slice.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { installStatusSet } from '#src/pwa/install/slice.ts';
import { busyTabsCounted } from '#src/pwa/worker/slice.ts';
import { appAt } from '#tests/kit/application.tsx';
import { bar, news, region, said } from './bar.tsx';

describe('the status bar', () => {
  test('is rendered before its first message, so that a screen reader announces that one', () => {
    const { buttons } = bar();
    expect(within(region()).getByRole('status')).toBeEmptyDOMElement();
    expect(buttons()).toEqual([]);
  });

  test('is in the flow before header and content, and takes no focus', async () => {
    const { store } = appAt('/other/error');
    const before = document.activeElement;
    act(() => void store.dispatch(connectionChanged(false)));
    expect(region()).toHaveTextContent('You’re offline');
    const header = screen.getByRole('banner');
    expect(region().nextElementSibling).toBe(header);
    expect(header.nextElementSibling).toBe(screen.getByRole('main'));
    expect(document.activeElement).toBe(before);
  });

  test('offers an update; accepting asks for the lock [PWA-03] [PWA-05]', async () => {
    const { browserEffects, waits, press, buttons } = bar();
    waits();
    expect(said()).toContain('A new version is ready');
    expect(buttons()).toEqual(['Update', 'Later']);
    await press('Update');
    expect(browserEffects.runEffect).toHaveBeenLastCalledWith('requestLock');
    expect(buttons()).toEqual(['Cancel']);
  });

  test('is announced once, without the short text for small screens', () => {
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
    const { waits, report } = bar({ locale });
    waits();
    report({ name: 'replacedWhileBusy' });
    expect(said()).toContain(
      'A new version is in place. This page changes to it when the payment or the form is done, at the latest at ',
    );
    expect(said()).toMatch(time);
  });

  test('"later" hides the offer until there is another build', async () => {
    const { browserEffects, waits, report, press, buttons } = bar();
    waits();
    await press('Later');
    expect(browserEffects.runEffect).toHaveBeenLastCalledWith('rememberDismissal');
    expect(said()).toBe('');
    expect(buttons()).toEqual([]);
    report({ name: 'updateReady', build: 'three' });
    expect(buttons()).toEqual(['Update', 'Later']);
  });

  test('says what an accepted update waits for, and lets the person cancel it', async () => {
    const { browserEffects, waits, report, dispatch, press } = bar();
    waits();
    report({ name: 'apply' });
    expect(said()).toBe('The update is about to start.');
    dispatch(busyTabsCounted(1));
    expect(said()).toContain('one tab is in the middle of a payment or a form');
    dispatch(busyTabsCounted(2));
    expect(said()).toContain('2 tabs are');
    await press('Cancel');
    expect(browserEffects.runEffect).toHaveBeenLastCalledWith('dropLock');
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
    const { waits, report } = bar();
    waits();
    report(...events);
    expect(said()).toContain(words);
  });

  test('a failed registration is not mentioned [PWA-06]', () => {
    const { report } = bar();
    report({ name: 'start' }, { name: 'refused' });
    expect(said()).toBe('');
    expect(region()).toHaveAttribute('data-worker', 'failed');
    expect(region()).toHaveAttribute('data-flags', 'supported registrationFailed');
  });

  test('a failed installation of the first or a later worker sets a flag [PWA-03]', () => {
    const { report } = bar();
    report({ name: 'start' }, { name: 'installStarted' });
    expect(region()).toHaveAttribute('data-flags', 'supported');
    report({ name: 'installFailed' });
    expect(region()).toHaveAttribute('data-worker', 'failed');
    expect(region()).toHaveAttribute('data-flags', 'supported installFailed');
  });

  test('an installation of a later worker that failed leaves the first in place [PWA-03]', () => {
    const { report } = bar();
    report({ name: 'start' }, { name: 'foundActive' }, { name: 'updateStarted' }, { name: 'installFailed' });
    expect(region()).toHaveAttribute('data-worker', 'activated');
    expect(region()).toHaveAttribute('data-flags', 'supported activated installFailed');
  });

  test('being offline replaces an offer, which returns with the network', () => {
    const { waits, dispatch, buttons } = bar();
    waits();
    dispatch(connectionChanged(false));
    expect(said()).toBe('You’re offline. What was opened before still works, and your cart is saved.');
    expect(buttons()).toEqual([]);
    dispatch(connectionChanged(true));
    expect(said()).toContain('A new version is ready');
  });

  test('a newer release is offered without a worker as a reload that keeps typed text [RELEASE-01]', async () => {
    const { browserEffects, dispatch, press } = bar();
    dispatch(buildRead('one'), releaseSeen({ id: 'one', timestamp: 1 }));
    expect(said()).toBe('');
    dispatch(releaseSeen({ id: 'two', timestamp: 2 }));
    await press('Update');
    expect(browserEffects.reloadWhenFree).toHaveBeenCalledTimes(1);
  });

  test('a newer release is not offered before the worker in control has it', () => {
    const { report, dispatch, buttons } = bar();
    report({ name: 'start' }, { name: 'controlled' }, { name: 'foundActive' });
    dispatch(buildRead('one'), releaseSeen({ id: 'two', timestamp: 2 }));
    expect(said()).toBe('');
    report({ name: 'updateStarted' }, { name: 'updateReady', build: 'two' });
    expect(buttons()).toEqual(['Update', 'Later']);
  });

  test('an accepted release without a worker waits for unsaved work and can be cancelled [RELEASE-02]', async () => {
    const { browserEffects, dispatch, press, buttons } = bar();
    dispatch(buildRead('one'), releaseSeen({ id: 'two', timestamp: 2 }), releaseAwaited(true));
    expect(said()).toBe('The update waits: this page is in the middle of a payment or a form.');
    expect(buttons()).toEqual(['Cancel']);
    await press('Cancel');
    expect(browserEffects.cancelReload).toHaveBeenCalledTimes(1);
    dispatch(releaseAwaited(false));
    expect(buttons()).toEqual(['Update']);
  });

  test('without a worker it does not say that pages open offline', () => {
    const { dispatch } = bar();
    dispatch(connectionChanged(false));
    expect(said()).toBe('You’re offline. This page still works, but cannot be reloaded.');
  });

  test('offers the installation and stops when it is declined [PWA-04]', async () => {
    const { browserEffects, dispatch, press, buttons } = bar();
    dispatch(installStatusSet('available'));
    expect(said()).toBe('Tranche can be installed on this device.');
    expect(buttons()).toEqual(['Install', 'Not now']);
    await press('Install');
    expect(browserEffects.askToInstall).toHaveBeenCalledTimes(1);
    await press('Not now');
    expect(browserEffects.hideInstall).toHaveBeenCalledTimes(1);
  });

  test('explains the installation by hand where there is no other way', () => {
    const { dispatch, buttons } = bar();
    dispatch(installStatusSet('iosHint'));
    expect(said()).toContain('Add to Home Screen');
    expect(buttons()).toEqual(['OK']);
  });
});
