import type { Assumptions } from './assumption.ts';

export const books: Assumptions = {
  'A-116': {
    title: 'Chart of accounts',
    choice:
      'Fifteen accounts of double entry, derived from plans, payments, refunds and scratchcards: nothing is booked by hand. A purchase is a sale of the business, and its plan a receivable. Interest is income day by day, late fees when they are charged. What is written off is an expense on that day; there is no provision before it.',
    why: 'It is the least that closes a month and agrees with the dashboard. Provisions (IFRS 9), taxes and the sale of scratchcards to resellers need facts that this system does not have.',
    question: 'Which chart of accounts do your books have, and which provisions do you make?',
    file: 'contracts/books/account.ts',
    pages: ['administrationBooks', 'administrationJournal'],
  },
};
