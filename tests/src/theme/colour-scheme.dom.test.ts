import { expect, test, vi } from 'vitest';
import { chooseColourScheme, colourScheme, followColourScheme } from '#src/theme/colour-scheme.ts';

test('another tab on this device changes its colours, and this one follows', () => {
  followColourScheme(window);
  expect(colourScheme()).toBe('light');
  const said = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'tranche.colours', newValue }));
  said('"dark"');
  expect(colourScheme()).toBe('dark');
  said('"plaid"');
  expect(colourScheme()).toBe('dark');
  said('"light"');
  expect(colourScheme()).toBe('light');
});

test('where storage is blocked the choice holds for the page', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  followColourScheme(window);
  chooseColourScheme('dark', window);
  expect(colourScheme()).toBe('dark');
  chooseColourScheme('light', window);
  expect(colourScheme()).toBe('light');
  storage.mockRestore();
});
