import { paths } from '#src/platform/routing/paths.ts';
import type { Account } from '#contracts/books/account.ts';

/** Returns the span of a month as the list's filter reads it: "2027-02-01..2027-02-28". */
function daysOfMonth(month: string): string {
  const [year = 0, no = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, no, 0)).getUTCDate(); // day 0 of the next month
  return `${month}-01..${month}-${last}`;
}

/** The postings of a month in the journal, of all accounts or of one. */
export const journalOf = (month: string, account?: Account): string =>
  paths.administrationJournal({ day: daysOfMonth(month), ...(account && { account: [account] }) });
