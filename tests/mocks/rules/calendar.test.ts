import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, daysInMonth, monthsAfter } from '#mocks/rules/calendar.ts';

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: Date.UTC(1900, 0, 1) / DAY_MS, max: Date.UTC(2199, 11, 31) / DAY_MS });

describe('calendar days', () => {
  test('the days between two dates are those of UTC, where every day has 24 hours', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(isoDay(from * DAY_MS), isoDay(to * DAY_MS))).toBe(to - from);
      }),
      { numRuns: 2_000 },
    );
  });

  test('daylight saving time does not change the count', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
  });

  test('February has 29 days in leap years, with the exception of most centuries', () => {
    expect([2027, 2028, 2000, 1900].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });

  test('months are counted across the end of a year, in both directions', () => {
    expect(monthsAfter('2027-11-30', 3, 30)).toBe('2028-02-29');
    expect(monthsAfter('2027-01-10', -1, 10)).toBe('2026-12-10');
    expect(monthsAfter('2027-01-10', -13, 31)).toBe('2025-12-31');
    expect(monthsAfter('2027-12-31', 0, 31)).toBe('2027-12-31');
  });
});
