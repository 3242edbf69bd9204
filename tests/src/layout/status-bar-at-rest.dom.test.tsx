import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { bar, heard, news, region } from './bar.tsx';

describe('the status bar at rest', () => {
  const atRest = () => heard(region());
  const demo = 'Demo with invented data, kept in this browser.';

  test('the bar says that this is a demo, and that it opens offline once cached [PWA-03]', () => {
    const { report } = bar({ mocks: 'on' });
    expect(atRest()).toBe(demo);
    report({ name: 'start' }, { name: 'installStarted' });
    expect(atRest()).toBe(demo);
    report({ name: 'installDone' });
    expect(atRest()).toBe(`${demo} Works offline.`);
  });

  test('says at a later visit that it opens offline, because a worker controls it [PWA-03]', () => {
    const { report } = bar({ mocks: 'on' });
    report({ name: 'controlled' });
    expect(atRest()).toBe(`${demo} Works offline.`);
  });

  test('is empty without the mock backend until it opens offline [PWA-03]', () => {
    const { report } = bar({ mocks: 'off' });
    expect(atRest()).toBe('');
    report({ name: 'start' }, { name: 'foundActive' });
    expect(atRest()).toBe('This application works offline.');
  });

  test('says which day it is in the demo, whose clock is not that of this machine', () => {
    const { dispatch, report } = bar({ mocks: 'on' });
    const ahead = (day: string) => serverTimeReceived(Date.parse(`${day}T09:00:00.000Z`) - Date.now());
    dispatch(ahead('2027-01-10'));
    expect(atRest()).toBe(`${demo} Today in the demo: 10 Jan 2027.`);
    dispatch(ahead('2027-02-05'));
    report({ name: 'controlled' });
    expect(atRest()).toBe(`${demo} Works offline. Today in the demo: 5 Feb 2027.`);
    expect(screen.getByText('Demo, today is 5 Feb 2027, works offline')).toBeVisible();
  });

  test('says no day without the mock backend', () => {
    const { dispatch, report } = bar({ mocks: 'off' });
    dispatch(serverTimeReceived(0));
    report({ name: 'controlled' });
    expect(atRest()).toBe('This application works offline.');
  });

  test('is not announced, and the live region stays empty', () => {
    const { waits, report } = bar({ mocks: 'on' });
    const before = news();
    expect(before).toBeEmptyDOMElement();
    waits();
    expect(atRest()).not.toContain('Demo');
    report({ name: 'later' });
    expect(atRest()).toContain('Demo');
    expect(news()).toBe(before);
    expect(news()).toBeEmptyDOMElement();
  });
});

describe('the focus, when the focused button is removed', () => {
  test('is kept by the bar', async () => {
    const { waits, press } = bar();
    waits();
    await press('Later');
    await waitFor(() => expect(region()).toHaveFocus());
  });

  test('is one Tab before the element that replaces the button', async () => {
    const { waits, press } = bar();
    waits();
    await press('Update');
    await waitFor(() => expect(region()).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('is kept by the bar when the network is lost meanwhile', async () => {
    const { waits, dispatch } = bar();
    waits();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    dispatch(connectionChanged(false));
    await waitFor(() => expect(region()).toHaveFocus());
  });

  test('does not move when it was outside the bar, or on a button that stays', () => {
    const { waits, report } = bar();
    waits();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    report({ name: 'updateReady', build: 'three' });
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Update' }).blur());
    report({ name: 'later' });
    expect(document.body).toHaveFocus();
  });
});
