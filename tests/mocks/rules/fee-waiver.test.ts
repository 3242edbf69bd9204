import { expect, test } from 'vitest';
import { withoutFee } from '#mocks/rules/fee-waiver.ts';

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
