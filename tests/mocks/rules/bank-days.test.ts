import { expect, test } from 'vitest';
import { collectionDay } from '#mocks/rules/bank-days.ts';

// Easter Sunday is on 31 March 2024, 20 April 2025, 5 April 2026, 28 March 2027 and 25 April 2038.
test.each([
  ['a Thursday before Easter', '2027-03-25', '2027-03-25'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Easter Monday', '2027-03-29', '2027-03-30'],
  ['the Tuesday after Easter', '2027-03-30', '2027-03-30'],
  ['Good Friday 2024', '2024-03-29', '2024-04-02'],
  ['Good Friday 2025', '2025-04-18', '2025-04-22'],
  ['Good Friday 2026', '2026-04-03', '2026-04-07'],
  ['the latest Good Friday', '2038-04-23', '2038-04-27'],
  ['a Friday', '2027-01-08', '2027-01-08'],
  ['a Saturday', '2027-01-09', '2027-01-11'],
  ['a Sunday', '2027-01-10', '2027-01-11'],
  ['New Year, a Friday', '2027-01-01', '2027-01-04'],
  ['1 May, a Thursday', '2025-05-01', '2025-05-02'],
  ['Christmas, a Friday', '2026-12-25', '2026-12-28'],
  ['26 December, a Thursday', '2024-12-26', '2024-12-27'],
])('a line due on %s is collected on the next bank day', (_name, due, collected) => {
  expect(collectionDay(due)).toBe(collected);
});
