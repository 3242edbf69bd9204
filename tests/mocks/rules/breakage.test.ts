import { expect, test } from 'vitest';
import { expectedBreakage } from '#mocks/rules/breakage.ts';

test('the expected share of unused value equals the expired share so far', () => {
  expect(expectedBreakage(10_000, { expired: 1, created: 4 })).toBe(2_500);
  expect(expectedBreakage(10_000, { expired: 1, created: 3 })).toBe(3_333);
  expect(expectedBreakage(1, { expired: 1, created: 2 })).toBe(0);
  expect(expectedBreakage(3, { expired: 1, created: 2 })).toBe(2);
});

test('nothing is expected while no card has passed its last day', () => {
  expect(expectedBreakage(10_000, { expired: 0, created: 0 })).toBe(0);
});
