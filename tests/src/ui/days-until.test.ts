import { expect, test } from 'vitest';
import { LocalDate } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { daysUntilText } from '#src/ui/days-until.ts';

const until = (day: string, now: string) =>
  daysUntilText(z.parse(LocalDate, day), Date.parse(now), 'Europe/Berlin', 'en-IE');

test.each([
  ['2027-01-10', '2027-01-10T09:00:00Z', 'today'],
  ['2027-01-11', '2027-01-10T09:00:00Z', 'tomorrow'],
  ['2027-02-05', '2027-01-10T09:00:00Z', 'in 26 days'],
  // The last half hour of 9 January in UTC is 10 January in Berlin.
  ['2027-01-10', '2027-01-09T23:30:00Z', 'today'],
  // The clocks are put forward on 28 March.
  ['2027-03-29', '2027-03-27T12:00:00Z', 'in 2 days'],
])('%s at %s is %s', (day, now, words) => {
  expect(until(day, now)).toBe(words);
});
