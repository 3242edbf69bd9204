import type { LineBalance } from '#mocks/rules/line-balance.ts';

type Charged = Pick<LineBalance, 'no' | 'dueDate' | 'interest' | 'principal'> & {
  readonly feeCharged?: number;
};

/** A line on which nothing was paid yet. */
export function unpaid(line: Charged): LineBalance {
  return { feeCharged: 0, ...line, feeWaived: 0, paidInterest: 0, paidPrincipal: 0, paidFee: 0 };
}
