import type { LineBalance } from '#mocks/rules/line-balance.ts';

type Charged = Pick<LineBalance, 'no' | 'dueDate' | 'interestMinor' | 'principalMinor'> & {
  readonly feeChargedMinor?: number;
};

/** A line without any payment. */
export function unpaid(line: Charged): LineBalance {
  return {
    feeChargedMinor: 0,
    ...line,
    feeWaivedMinor: 0,
    paidInterestMinor: 0,
    paidPrincipalMinor: 0,
    paidFeeMinor: 0,
  };
}
