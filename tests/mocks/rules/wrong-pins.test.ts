import { expect, test } from 'vitest';
import { oneMore, triesLeft, type WrongPins } from '#mocks/rules/wrong-pins.ts';

const START = '2027-01-10T09:00:00.000Z';
const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.parse(START) + ms).toISOString();

test('5, 10, 15 and 20 wrong PINs cost 15 minutes, 30 minutes, an hour and a day', () => {
  let wrong: WrongPins | null = null;
  const waits: (readonly [number, number])[] = [];
  for (let count = 1; count <= 25; count += 1) {
    wrong = oneMore(wrong, START);
    expect(wrong.count).toBe(count);
    if (wrong.lockedUntil !== null) waits.push([count, Date.parse(wrong.lockedUntil) - Date.parse(START)]);
  }
  expect(waits).toEqual([
    [5, HOUR / 4],
    [10, HOUR / 2],
    [15, HOUR],
    [20, 24 * HOUR],
    [25, 24 * HOUR],
  ]);
});

test('tries are left until the next wait', () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => triesLeft({ count }))).toEqual([4, 3, 2, 1, 5, 4]);
});

test('a wrong PIN of a day ago does not count any more', () => {
  const four = { count: 4, lastAt: START, lockedUntil: null };
  expect(oneMore(four, at(24 * HOUR - 1)).count).toBe(5);
  expect(oneMore(four, at(24 * HOUR))).toMatchObject({ count: 1, lockedUntil: null });
});
