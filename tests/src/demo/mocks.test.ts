import { expect, test } from 'vitest';
import { replaceBlockedStorage } from '#src/demo/mocks.ts';

test('where the browser refuses storage the mock gets an empty one', () => {
  const window = Object.defineProperty({} as Window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(() => window.localStorage).toThrow('Access is denied');
  replaceBlockedStorage(window);
  window.localStorage.setItem('key', 'value');
  expect(window.localStorage.getItem('key')).toBeNull();
});

test('storage that works is not replaced', () => {
  const localStorage = { getItem: () => 'value' } as unknown as Storage;
  const window = { localStorage };
  replaceBlockedStorage(window);
  expect(window.localStorage).toBe(localStorage);
});
