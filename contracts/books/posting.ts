import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PaymentId, PlanId, PlanNumber } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { Account } from './account.ts';

export const EntryKind = described(
  z.enum([
    'PURCHASE',
    'INTEREST',
    'FEE',
    'FEE_WAIVED',
    'PAYMENT',
    'MOVED',
    'REFUND',
    'CHARGE_BACK',
    'NOT_OWED',
    'WRITE_OFF',
    'SMALL_REST',
    'CANCELLATION',
    'SCRATCHCARD',
    'WALLET_RETURNED',
  ]),
  'What an entry of the journal records. When each is made: docs/domain.md, "Books".',
);
export type EntryKind = z.output<typeof EntryKind>;

export const Posting = described(
  z.object({
    id: described(
      z.string().check(z.minLength(1)),
      'The entry and its account: each account is once in an entry.',
    ),
    entry: described(
      z.string().check(z.minLength(1)),
      'The entry that it belongs to. The debits of an entry are as much as its credits.',
    ),
    day: described(LocalDate, 'The business day of the entry.'),
    kind: EntryKind,
    account: Account,
    debit: described(NonNegativeMoney, 'Zero for a credit.'),
    credit: described(NonNegativeMoney, 'Zero for a debit.'),
    planId: described(z.nullable(PlanId), 'Null for an entry that is of no plan, or of several.'),
    planNumber: z.nullable(PlanNumber),
    paymentId: z.nullable(PaymentId),
  }),
  'One side of an entry of the journal: a debit or a credit of an account.',
);
export type Posting = z.output<typeof Posting>;
