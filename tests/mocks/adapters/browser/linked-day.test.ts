import { expect, test } from 'vitest';
import { linkedDay } from '#mocks/adapters/browser/linked-day.ts';

test('where storage is blocked, each load of a link starts on its day', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  expect(linkedDay('?day=2027-01-13', 'happy', blocked)).toBe('2027-01-13');
  expect(linkedDay('', 'happy', blocked)).toBeNull();
});
