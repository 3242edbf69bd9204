import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Minor, SignedMinor, Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { Account } from './account.ts';

/** The most months of one request. */
export const maxMonths = 36;
/** How many months are answered where none are asked for. */
export const usualMonths = 12;

export const Month = described(
  z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  'A calendar month: "2027-01".',
);

const AccountOfMonth = described(
  z.object({
    account: Account,
    openingMinor: described(
      SignedMinor,
      'The balance before the month, on the side on which the account grows.',
    ),
    debitMinor: Minor,
    creditMinor: Minor,
    closingMinor: described(SignedMinor, 'The balance at its end, or now for the current month.'),
  }),
  'An account in a month.',
);

export const BooksMonth = described(
  z.object({
    month: Month,
    soldMinor: described(Minor, 'What the orders came to whose plan began: the figure `gmv` of these days.'),
    collectedMinor: described(Minor, 'What came in by payments: the figure `collected` of these days.'),
    refundedMinor: described(Minor, 'Refunds and charge-backs that were made in the month.'),
    interestMinor: described(SignedMinor, 'Interest of its days, less what was taken off.'),
    feesMinor: described(SignedMinor, 'Late fees charged, less waived ones.'),
    lostMinor: described(
      SignedMinor,
      'Written off, not collected and lost by charge-backs, less what of it was paid after all.',
    ),
    principalMinor: described(
      SignedMinor,
      'Principal left of running plans at its end; of the current month the figure `outstanding`.',
    ),
    accounts: described(z.array(AccountOfMonth), 'Each account, in the order of the chart.'),
  }),
  'The books of a month.',
);
export type BooksMonth = z.output<typeof BooksMonth>;

export const Books = described(
  z.object({
    businessDate: described(LocalDate, 'Until this day the books are kept.'),
    currency: described(
      Currency,
      'The currency of the business. Entries in another one are only in the journal.',
    ),
    months: described(z.array(BooksMonth), 'Newest first.'),
  }),
  'The books by month.',
);
export type Books = z.output<typeof Books>;
