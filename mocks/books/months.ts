import { Account, growsByDebit } from '#contracts/books/account.ts';
import { type BooksMonth, usualMonths } from '#contracts/books/month.ts';
import type { EntryKind } from '#contracts/books/posting.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { monthsAfter } from '#mocks/rules/calendar.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Entry } from './entry.ts';
import { journalOf } from './journal.ts';

const monthOf = (day: string) => day.slice(0, 7);

/** Returns the net debit of an account, in minor units. */
const debitOf = (
  entries: readonly Entry[],
  account: Account,
  of: (amount: number) => number = (net) => net,
) => sum(entries, ({ legs }) => sum(legs, ([name, amount]) => (name === account ? of(amount) : 0)));

/** Returns what the entries of a kind come to: one side of them. */
const totalOf = (entries: readonly Entry[], ...kinds: readonly EntryKind[]) =>
  sum(
    entries.filter(({ kind }) => kinds.includes(kind)),
    ({ legs }) => sum(legs, ([, amount]) => Math.max(0, amount)),
  );

/** The books of a month, from the entries of the business's currency before it and in it. */
function monthFrom(month: string, before: readonly Entry[], within: readonly Entry[]): BooksMonth {
  const net = (account: Account) => debitOf(within, account);
  const accounts = Account.options.map((account) => {
    const side = growsByDebit(account) ? 1 : -1;
    const opening = debitOf(before, account);
    return {
      account,
      openingMinor: side * opening,
      debitMinor: debitOf(within, account, (amount) => Math.max(0, amount)),
      creditMinor: debitOf(within, account, (amount) => Math.max(0, -amount)),
      closingMinor: side * (opening + net(account)),
    };
  });
  return {
    month,
    soldMinor: totalOf(within, 'PURCHASE'),
    collectedMinor: totalOf(within, 'PAYMENT'),
    refundedMinor: totalOf(within, 'REFUND', 'CHARGE_BACK'),
    interestMinor: -net('INTEREST_INCOME'),
    feesMinor: -net('FEE_INCOME') - net('FEES_WAIVED'),
    lostMinor: net('WRITE_OFFS') + net('SMALL_RESTS') + net('CHARGE_BACK_LOSSES'),
    principalMinor: debitOf(before, 'PRINCIPAL') + net('PRINCIPAL'),
    accounts,
  };
}

export const getBooks: HandlerOf<'getBooks'> = ({ query, tables, today, reply }) => {
  const { months = usualMonths, to = monthOf(today) } = query;
  const entries = journalOf(tables, today).filter(({ currency }) => currency === BUSINESS_CURRENCY);
  const asked = Array.from({ length: months }, (_, index) => monthOf(monthsAfter(`${to}-01`, -index, 1)));
  return reply(200, {
    businessDate: today,
    currency: BUSINESS_CURRENCY,
    months: asked.map((month) =>
      monthFrom(
        month,
        entries.filter(({ day }) => monthOf(day) < month),
        entries.filter(({ day }) => monthOf(day) === month),
      ),
    ),
  });
};
