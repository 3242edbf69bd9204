import type { administrationPages as links } from '#src/demo/states/administration-pages.ts';
import { as } from '#src/demo/states/list-page.ts';
import { at } from '#src/demo/states/page-states.ts';
import { type ExpectationsOf, noFilter, over } from './page-expectation.ts';

/** What is expected of each list with these rows, and of one list besides. */
const list = <States extends object, Absent extends object>(
  path: string,
  rows: string,
  states: States,
  absent: Absent,
) => ({
  plain: { ...at(path, { as }), shows: rows },
  states: {
    ...over(rows),
    'nothing found': 'No results for “nothing-like-this”',
    error: 'Something went wrong',
    success: rows,
    ...states,
  },
  absent: { partial: 'It is one list from one request: see error.', ...absent },
});

const viewed = { 'read-only': 'Your role Viewer can’t' };
const managed = (empty: string) => ({ ...viewed, empty });

const undecided = { pending: 'Nothing waits for a bank here.' };
const reasonFirst = {
  conflict: 'Its dialogs ask for a reason first; the conflict looks like that of Payments.',
};
const conflict = 'This is no longer possible.*Nothing was done';
const isAlike = true;

export const administrationPages: ExpectationsOf<typeof links> = {
  Dashboard: {
    plain: { ...at('/mini-admin', { as }), shows: 'Paid on time88.*Plans over 90 days late.*Order created' },
    states: {
      ...over('Work queues'),
      empty: 'Sold€0\\.00',
      error: { shows: 'Something went wrong.*Try again.*Work queues', hides: 'Sold€' },
      partial: 'Sold€[1-9].*Work queues.*Something went wrong.*Activity',
      success: 'Work queues.*Order created',
    },
    absent: {
      'nothing found': noFilter,
      pending: 'What waits is counted in its work queues.',
      conflict: 'Nothing is changed here.',
      'read-only': 'Nothing is changed here, whatever the role.',
    },
  },
  Books: {
    plain: { ...at('/mini-admin/books', { as }), shows: 'January 2027.*Accounts in January 2027.*Cash' },
    states: {
      ...over('January 2027'),
      empty: 'No entries yet',
      error: 'Something went wrong',
      success: 'January 2027.*Accounts in January 2027',
    },
    absent: {
      'nothing found': noFilter,
      partial: 'It is one answer: see error.',
      pending: 'Nothing is decided here.',
      conflict: 'Nothing is changed here.',
      'read-only': 'It is read only for every administrator.',
    },
  },
  Journal: {
    isAlike,
    ...list(
      '/mini-admin/books/journal',
      'Accrued interest',
      { empty: 'No entries yet' },
      {
        pending: 'Nothing is decided here.',
        conflict: 'Nothing is changed here.',
        'read-only': 'It is read only for every administrator.',
      },
    ),
  },
  Payments: list(
    '/mini-admin/payments',
    'Mira Okafor',
    { ...managed('No payments yet'), pending: 'Asked', conflict },
    {},
  ),
  Users: {
    isAlike,
    ...list('/mini-admin/users', 'Mira Okafor', managed('No customers yet'), {
      ...undecided,
      ...reasonFirst,
    }),
  },
  'Orders (all customers)': {
    isAlike,
    ...list('/orders', 'ORD-', managed('No orders yet'), { ...undecided, ...reasonFirst }),
  },
  Plans: {
    isAlike,
    ...list(
      '/mini-admin/installments',
      'PLN-',
      { ...managed('No plans yet'), attention: '11 days €191\\.69.*Overdue' },
      { ...undecided, ...reasonFirst },
    ),
  },
  'Collateral (all customers)': {
    isAlike,
    ...list(
      '/mini-admin/collateral',
      'Gold',
      { ...managed('No collateral yet'), conflict },
      { pending: 'What waits for its owner is a status.' },
    ),
  },
  'Batches of scratchcards': {
    isAlike,
    ...list(
      '/mini-admin/scratchcards',
      'Large retailers',
      {
        ...managed('No scratchcards yet'),
        pending: '(Status: Awaiting approval|Filters \\(1\\)).*Large retailers.*Awaiting approval',
        conflict,
      },
      {},
    ),
  },
  Scratchcards: {
    isAlike,
    ...list('/mini-admin/scratchcards/cards', '0001-000001', managed('No cards yet'), {
      ...undecided,
      ...reasonFirst,
    }),
  },
  Notifications: {
    isAlike,
    ...list(
      '/mini-admin/notifications',
      'Value your collateral again',
      {
        ...managed('No notifications yet'),
        pending: '(Status: Scheduled|Filters \\(1\\)).*Due this week.*Scheduled',
        conflict: 'Someone else changed this.+None of these values is different',
      },
      {},
    ),
  },
  Approvals: {
    isAlike,
    ...list(
      '/mini-admin/approvals',
      'Refund',
      {
        ...managed('No approvals yet'),
        pending: '(Status: Awaiting approval|Filters \\(1\\)).*Refund.*Awaiting approval',
      },
      { conflict: 'A request has no version: it was decided, which its row then says.' },
    ),
  },
  Administrators: {
    isAlike,
    ...list('/mini-admin/administrators', 'Ada Brandt', viewed, {
      empty: 'Whoever looks at it is in it.',
      pending: 'What waits for a second person is in Approvals.',
      ...reasonFirst,
    }),
  },
  Jobs: {
    isAlike,
    ...list(
      '/mini-admin/jobs',
      'Retry payments',
      {
        ...managed('No jobs yet'),
        pending:
          'Status: In progress.*0 of 1 checked.*In progress|Filters \\(1\\).*In progress.0 of 1 checked',
        conflict,
      },
      {},
    ),
  },
  'Audit log': {
    isAlike,
    ...list(
      '/mini-admin/audit',
      'Order created',
      {},
      {
        empty: 'Whoever looks at it has left a row in it.',
        pending: 'Nothing is decided here.',
        conflict: 'Nothing is changed here.',
        'read-only': 'It is read only for every administrator.',
      },
    ),
  },
};
