import { expect, test } from 'vitest';
import { latenessOf } from '#mocks/rules/lateness.ts';

test.each([
  [0, 'NOT_DUE'],
  [1, 'IN_GRACE'],
  [5, 'IN_GRACE'],
  [6, 'UP_TO_30_DAYS'],
  [30, 'UP_TO_30_DAYS'],
  [31, 'UP_TO_60_DAYS'],
  [60, 'UP_TO_60_DAYS'],
  [61, 'UP_TO_90_DAYS'],
  [90, 'UP_TO_90_DAYS'],
  [91, 'OVER_90_DAYS'],
])('%i days past due: %s', (days, expected) => {
  expect(latenessOf(days, true, 5)).toBe(days === 0 ? 'DUE_TODAY' : expected);
  expect(latenessOf(days, false, 5)).toBe(expected);
});
