import { expect, test } from 'vitest';
import { daysUntilText } from '#src/ui/format/days-until.ts';

test.each([
  ['2027-01-10', '2027-01-10', 'today'],
  ['2027-01-11', '2027-01-10', 'tomorrow'],
  ['2027-02-05', '2027-01-10', 'in 26 days'],
  // The clocks are put forward on 28 March.
  ['2027-03-29', '2027-03-27', 'in 2 days'],
])('%s on %s is %s', (day, today, words) => {
  expect(daysUntilText(day, today, 'en-IE')).toBe(words);
});
