import { expect, test } from 'vitest';
import { chosenWords } from '#src/kits/lists/filters/filter-words.ts';

const formats = { date: (day: string) => day, money: String };

test.each([
  ['2027-01-08..2027-01-08', '2027-01-08'],
  ['2027-01-08..2027-01-09', '2027-01-08 to 2027-01-09'],
  ['today', 'Today'],
])('the days %s are called "%s"', (value, words) => {
  const filter = { kind: 'days', name: 'paidOn', label: 'Paid on', time: 'past' } as const;
  expect(chosenWords(filter, [value], formats)).toBe(words);
});
