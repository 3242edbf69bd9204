import { expect, test } from 'vitest';
import { takeFeesOff, withoutFee } from '#mocks/rules/fee-waiver.ts';

const part = (lineNo: number, component: 'INTEREST' | 'PRINCIPAL' | 'FEE', amountMinor: number) => ({
  lineNo,
  component,
  amountMinor,
});

const paid = [part(1, 'INTEREST', 6_30), part(1, 'PRINCIPAL', 177_39), part(1, 'FEE', 8_00)];

test('the paid part of a line’s fee is taken off the payment; other lines and parts stay', () => {
  expect(takeFeesOff([...paid, part(2, 'FEE', 8_00)], [], new Set([1]))).toEqual({
    parts: [part(1, 'INTEREST', 6_30), part(1, 'PRINCIPAL', 177_39), part(2, 'FEE', 8_00)],
    taken: 8_00,
  });
});

test('a part that was already refunded is not returned twice', () => {
  const { parts, taken } = takeFeesOff(paid, [part(1, 'FEE', 3_00)], new Set([1]));
  expect(taken).toBe(5_00);
  expect(parts.at(-1)).toEqual(part(1, 'FEE', 3_00));
});

test('a line without its fee owes and holds nothing of it', () => {
  const line = {
    no: 1,
    dueDate: '2027-02-10',
    interestMinor: 6_30,
    principalMinor: 177_39,
    paidInterestMinor: 0,
    paidPrincipalMinor: 0,
    feeChargedMinor: 8_00,
    feeWaivedMinor: 0,
    paidFeeMinor: 3_00,
  };
  expect(withoutFee(line)).toEqual({ ...line, feeWaivedMinor: 8_00, paidFeeMinor: 0 });
});
