import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { appAt } from '#tests/kit/application.tsx';

const activeScheme = () => document.documentElement.dataset['mantineColorScheme'];

test('a change of colours in another tab is followed in this one', () => {
  appAt('/other/error');
  expect(activeScheme()).toBe('light');
  const choose = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'tranche.colours', newValue, storageArea: localStorage }),
      );
    });
  choose('dark');
  expect(activeScheme()).toBe('dark');
  choose('plaid');
  expect(activeScheme()).toBe('dark');
  choose('light');
  expect(activeScheme()).toBe('light');
});

test('the choice is kept under the key that the page reads before its first paint', async () => {
  appAt('/other/error');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dark mode' }));
  expect(activeScheme()).toBe('dark');
  expect(localStorage.getItem('tranche.colours')).toBe('dark');
  screen.getByRole('button', { name: 'Light mode' });
});

test('with blocked storage the choice lasts until the page is closed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  appAt('/other/error');
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dark mode' }));
  expect(activeScheme()).toBe('dark');
  storage.mockRestore();
  expect(warn).toHaveBeenCalled();
});
