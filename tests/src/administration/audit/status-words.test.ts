import { expect, test } from 'vitest';
import { inWords } from '#src/administration/audit/status-words.ts';

test.each([
  ['payment', ['status'], 'PARTIALLY_REFUNDED', 'Refunded in part'],
  ['payment', ['status'], 'SUCCEEDED', 'Paid'],
  ['plan', ['status'], 'DEFAULTED', 'In default'],
  ['plan', ['lines', '3', 'status'], 'PAID', 'PAID'],
  ['refund', ['status'], 'SUCCEEDED', 'SUCCEEDED'],
  ['payment', ['attempts'], 2, 2],
] as const)('in the audit of a %s, the change of %j to %s is shown as %s', (type, path, value, words) => {
  expect(inWords(type, path, value)).toBe(words);
});
