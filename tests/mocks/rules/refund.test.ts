import { expect, test } from 'vitest';
import { applyReversal, reverseAllocations } from '#mocks/rules/refund.ts';
import { unpaid } from './lines.ts';

/** 183.69 over two lines of the worked example: 6.30 and 177.39 on the first, then 20.00 of the second. */
const parts = [
  { lineNo: 1, component: 'INTEREST', amountMinor: 6_30 },
  { lineNo: 1, component: 'PRINCIPAL', amountMinor: 177_39 },
  { lineNo: 2, component: 'INTEREST', amountMinor: 5_27 },
  { lineNo: 2, component: 'PRINCIPAL', amountMinor: 14_73 },
] as const;

test.each([
  [1, ['2 PRINCIPAL 1']],
  [14_73, ['2 PRINCIPAL 1473']],
  [15_00, ['2 PRINCIPAL 1473', '2 INTEREST 27']],
  [20_01, ['2 PRINCIPAL 1473', '2 INTEREST 527', '1 PRINCIPAL 1']],
  [203_69, ['2 PRINCIPAL 1473', '2 INTEREST 527', '1 PRINCIPAL 17739', '1 INTEREST 630']],
])('a refund of %d takes back the newest parts first', (amount, expected) => {
  const taken = reverseAllocations(amount, parts, []);
  expect(taken.map((part) => `${part.lineNo} ${part.component} ${part.amountMinor}`)).toEqual(expected);
});

test('several refunds reverse the same as one of their sum', () => {
  const first = reverseAllocations(10_00, parts, []);
  const second = reverseAllocations(10_01, parts, first);
  expect(second.map((part) => `${part.lineNo} ${part.component} ${part.amountMinor}`)).toEqual([
    '2 PRINCIPAL 473',
    '2 INTEREST 527',
    '1 PRINCIPAL 1',
  ]);
});

test('a reversed line is less paid, and any other line is the same object', () => {
  const line = { ...unpaid({ no: 2, dueDate: '2027-03-10', interestMinor: 5_27, principalMinor: 178_42 }) };
  const paid = { ...line, paidInterestMinor: 5_27, paidPrincipalMinor: 14_73 };
  const back = reverseAllocations(15_00, parts, []);
  expect(applyReversal(paid, back)).toEqual({ ...line, paidInterestMinor: 5_00, paidPrincipalMinor: 0 });
  const other = { ...paid, no: 3 };
  expect(applyReversal(other, back)).toBe(other);
});
