import type { Account } from '#contracts/books/account.ts';
import type { EntryKind } from '#contracts/books/posting.ts';

export const accountNames: Readonly<Record<Account, string>> = {
  CASH: 'Cash',
  PRINCIPAL: 'Principal receivable',
  DOWN_PAYMENTS: 'Down payments receivable',
  ACCRUED_INTEREST: 'Accrued interest',
  FEES: 'Late fees receivable',
  SCRATCHCARDS: 'Redeemed scratchcards',
  CUSTOMER_CREDIT: 'Customer credit',
  INTEREST_PAID_EARLY: 'Interest paid early',
  SALES: 'Sales',
  INTEREST_INCOME: 'Interest income',
  FEE_INCOME: 'Late fee income',
  FEES_WAIVED: 'Fees waived',
  WRITE_OFFS: 'Write-offs',
  SMALL_RESTS: 'Small rests not collected',
  CHARGE_BACK_LOSSES: 'Charge-back losses',
};

export const entryKinds: Readonly<Record<EntryKind, string>> = {
  PURCHASE: 'Purchase',
  INTEREST: 'Interest of the day',
  FEE: 'Late fee',
  FEE_WAIVED: 'Fee waived',
  PAYMENT: 'Payment',
  MOVED: 'Paid early, moved',
  REFUND: 'Refund',
  CHARGE_BACK: 'Charge-back',
  NOT_OWED: 'Not owed after withdrawal',
  WRITE_OFF: 'Write-off',
  SMALL_REST: 'Small rest not collected',
  CANCELLATION: 'Cancellation',
  SCRATCHCARD: 'Scratchcard redeemed',
  WALLET_RETURNED: 'Wallet returned',
};

export const accountTypeNames = {
  ASSET: 'Asset',
  LIABILITY: 'Liability',
  INCOME: 'Income',
  EXPENSE: 'Expense',
} as const;
