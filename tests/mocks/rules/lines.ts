import type { LineBalance } from '#mocks/rules/line-balance.ts';

type Charged = Pick<LineBalance, 'no' | 'dueDate' | 'interest' | 'principal'> & {
  readonly feeCharged?: number;
};

/** A line without any payment. */
export function unpaid(line: Charged): LineBalance {
  return { feeCharged: 0, ...line, feeWaived: 0, paidInterest: 0, paidPrincipal: 0, paidFee: 0 };
}
