import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const Account = described(
  z.enum([
    'CASH',
    'PRINCIPAL',
    'DOWN_PAYMENTS',
    'ACCRUED_INTEREST',
    'FEES',
    'SCRATCHCARDS',
    'CUSTOMER_CREDIT',
    'INTEREST_PAID_EARLY',
    'SALES',
    'INTEREST_INCOME',
    'FEE_INCOME',
    'FEES_WAIVED',
    'WRITE_OFFS',
    'SMALL_RESTS',
    'CHARGE_BACK_LOSSES',
  ]),
  'An account of the books, in the order of their chart. What each holds: docs/domain.md, "Books".',
);
export type Account = z.output<typeof Account>;

/** What each account is. */
export const accountTypes = {
  CASH: 'ASSET',
  PRINCIPAL: 'ASSET',
  DOWN_PAYMENTS: 'ASSET',
  ACCRUED_INTEREST: 'ASSET',
  FEES: 'ASSET',
  SCRATCHCARDS: 'ASSET',
  CUSTOMER_CREDIT: 'LIABILITY',
  INTEREST_PAID_EARLY: 'LIABILITY',
  SALES: 'INCOME',
  INTEREST_INCOME: 'INCOME',
  FEE_INCOME: 'INCOME',
  FEES_WAIVED: 'EXPENSE',
  WRITE_OFFS: 'EXPENSE',
  SMALL_RESTS: 'EXPENSE',
  CHARGE_BACK_LOSSES: 'EXPENSE',
} as const satisfies Readonly<Record<Account, string>>;

/** Assets and expenses grow by debits, liabilities and income by credits. */
export const growsByDebit = (account: Account): boolean =>
  accountTypes[account] === 'ASSET' || accountTypes[account] === 'EXPENSE';
