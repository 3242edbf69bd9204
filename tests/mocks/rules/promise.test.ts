import { expect, test } from 'vitest';
import { lastPromiseDay, promiseStatus } from '#mocks/rules/promise.ts';

const promise = { amount: 100_00, date: '2027-02-15' };

test.each([
  [99_99, '2027-02-15', 'OPEN'],
  [99_99, '2027-02-16', 'BROKEN'],
  [100_00, '2027-02-15', 'KEPT'],
  [100_00, '2027-02-16', 'KEPT'],
  [100_01, '2027-01-10', 'KEPT'],
])('a promise of 100.00 by 15 February with %i cents paid is on %s: %s', (received, today, status) => {
  expect(promiseStatus(promise, received, today)).toBe(status);
});

test('a customer promises to pay within 30 days', () => {
  expect(lastPromiseDay('2027-01-10')).toBe('2027-02-09');
});
