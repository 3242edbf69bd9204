import { expect, test } from 'vitest';
import { occurrenceDay } from '#mocks/rules/recurrence.ts';
import { following } from '#mocks/resources/notifications/series.ts';

test('months are counted from the first day, so that a short one shifts no other', () => {
  const days = [0, 1, 2, 3, 13].map((no) => occurrenceDay('2027-01-31', 'MONTH', no));
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']);
  expect(occurrenceDay('2027-12-28', 'WEEK', 1)).toBe('2028-01-04');
  expect(occurrenceDay('2027-02-28', 'DAY', 1)).toBe('2027-03-01');
});

test('the time of day stays when clocks change, and past times are left out', () => {
  const series = { firstAt: '2027-03-27T09:30:00.000Z', no: 0 }; // 10:30 in Berlin, the day before summer time
  expect(following(series, { every: 'DAY', until: null }, series.firstAt)).toEqual({
    at: '2027-03-28T08:30:00.000Z',
    no: 1,
  });
  expect(following(series, { every: 'WEEK', until: null }, '2027-04-11T00:00:00.000Z')).toEqual({
    at: '2027-04-17T08:30:00.000Z',
    no: 3,
  });
});

test.each([
  ['2027-01-15T22:30:00.000Z', 'WEEK', ['2027-01-22T22:30:00.000Z', '2027-01-29T22:30:00.000Z']],
  [
    '2027-01-15T22:30:00.000Z',
    'DAY',
    ['2027-01-16T22:30:00.000Z', '2027-01-17T22:30:00.000Z', '2027-01-18T22:30:00.000Z'],
  ],
  ['2027-01-31T22:30:00.000Z', 'MONTH', ['2027-02-28T22:30:00.000Z', '2027-03-31T21:30:00.000Z']],
  ['2027-07-16T20:00:00.000Z', 'WEEK', ['2027-07-23T20:00:00.000Z', '2027-07-30T20:00:00.000Z']],
] as const)('a late hour stays on its day: from %s every %s', (firstAt, every, moments) => {
  let last = { at: firstAt as string, no: 0 };
  for (const at of moments) {
    last = following({ firstAt, no: last.no }, { every, until: null }, last.at);
    expect(last.at).toBe(at);
  }
});
