import { expect, test } from 'vitest';
import { lastDayWithoutFee, lateFeeDay, lateFeeFor, lateFeeTerms } from '#mocks/rules/late-fees.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { lateFees } from '#tests/oracles/late-fees.ts';
import { unpaid } from './lines.ts';

test.each(lateFees)('an order of %i cents has a late fee of %i, and %i at most', (total, fee, cap) => {
  expect(lateFeeTerms(total, 'EUR', profiles.EU)).toEqual({ fee, cap });
});

test.each([
  ['JPY', 200, { fee: 8, cap: 24 }],
  ['KWD', 200_000, { fee: 8_000, cap: 24_000 }],
] as const)('the fee and its cap are whole units of %s', (currency, total, terms) => {
  expect(lateFeeTerms(total, currency, profiles.EU)).toEqual(terms);
});

test('a line due on a Saturday is collected on Monday, five days before its fee', () => {
  expect(lastDayWithoutFee('2027-01-09', 5)).toBe('2027-01-16');
  expect(lateFeeDay('2027-01-09', 5)).toBe('2027-01-17');
});

const line = {
  ...unpaid({ no: 1, dueDate: '2027-02-10', interestMinor: 0, principalMinor: 100_00 }),
  kind: 'SCHEDULED',
};
const charged = (no: number, feeChargedMinor: number, feeWaivedMinor = 0) => ({
  ...line,
  no,
  feeChargedMinor,
  feeWaivedMinor,
});
const terms = { fee: 8_00, cap: 24_00 };

test.each([
  ['is flat', line, [], 8_00],
  ['is at most what is open', { ...line, paidPrincipalMinor: 98_50 }, [], 1_50],
  ['is at most what is left of the cap', line, [charged(2, 8_00), charged(3, 8_00), charged(4, 5_00)], 3_00],
  ['is not charged when the cap is reached', line, [charged(2, 24_00)], 0],
  ['does not count waived fees against the cap', line, [charged(2, 24_00, 20_00)], 8_00],
  ['is charged once', charged(1, 8_00), [], 0],
  ['is not charged for the down payment', { ...line, no: 0 }, [], 0],
  ['is not charged for a payment ahead', { ...line, kind: 'PREPAYMENT' }, [], 0],
] as const)('the fee of a late line %s', (_name, late, otherLines, fee) => {
  expect(lateFeeFor(late, [late, ...otherLines], terms)).toBe(fee);
});
