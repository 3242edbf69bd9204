import { LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PaymentId, PlanId } from '#contracts/ids.ts';
import { paged, wholeNumber } from '#contracts/paging.ts';
import { contractVersion } from '#contracts/version.ts';
import { z } from '#contracts/z.ts';
import { Account } from './account.ts';
import { Books, maxMonths, Month } from './month.ts';
import { EntryKind, Posting } from './posting.ts';

export const getBooks = endpoint({
  method: 'GET',
  path: '/v1/admin/books',
  summary: 'The books by month: figures, and each account with its balances; 12 months until now by default',
  access: 'administrator',
  permission: 'books.read',
  entity: 'any',
  query: { months: z.optional(wholeNumber(1, maxMonths)), to: z.optional(Month) },
  responses: { 200: Books },
  problems: [],
  since: contractVersion,
  examples: [{ name: 'of a year' }, { name: 'of a month', query: { months: 1, to: '2026-12' } }],
});

export const listPostings = endpoint({
  method: 'GET',
  path: '/v1/admin/books/postings',
  summary: 'The journal of double entry: debits and credits of each entry, newest first',
  description:
    'It is derived from plans, payments, refunds and scratchcards on reading and stored nowhere. The sums of debits and credits are equal wherever whole entries match.',
  access: 'administrator',
  permission: 'books.read',
  entity: 'any',
  ...paged({
    item: Posting,
    sort: ['day', 'debit', 'credit'],
    defaultSort: '-day',
    search: ['planNumber', 'entry'],
    filters: { kind: EntryKind, account: Account, planId: PlanId, paymentId: PaymentId },
    ranges: { day: LocalDate },
    sums: ['debit', 'credit'],
  }),
  problems: [],
  since: contractVersion,
  examples: [
    { name: 'newest' },
    {
      name: 'interest of December',
      query: { filter: { kind: ['INTEREST'], day: { gte: '2026-12-01', lte: '2026-12-31' } }, total: true },
    },
  ],
});
