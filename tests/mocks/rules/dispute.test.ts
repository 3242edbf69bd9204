import { expect, test } from 'vitest';
import { isPaused, lastPausedDay } from '#mocks/rules/dispute.ts';

test.each([
  ['NOT_ARRIVED', '2027-01-31'],
  ['RETURNED', '2027-02-07'],
  ['DAMAGED', '2027-01-31'],
  ['WRONG_AMOUNT', '2027-01-31'],
  ['OTHER', '2027-01-31'],
] as const)('a problem of 10 January, %s, pauses until %s', (reason, last) => {
  expect(lastPausedDay(reason, '2027-01-10')).toBe(last);
});

test('the last day of the pause belongs to it, and an answer ends it', () => {
  const open = { status: 'OPEN', pausedUntil: '2027-01-31' } as const;
  expect(isPaused(open, '2027-01-31')).toBe(true);
  expect(isPaused(open, '2027-02-01')).toBe(false);
  expect(isPaused({ ...open, status: 'CLOSED' }, '2027-01-31')).toBe(false);
  expect(isPaused(null, '2027-01-31')).toBe(false);
});
