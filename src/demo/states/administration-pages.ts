import { as, conflict, managedList, readList, viewed } from './list-page.ts';
import { at, over, type PageStates } from './page-states.ts';

/** The states of the administration's pages. */
export const administrationPages = {
  Dashboard: {
    ...over('/mini-admin', { as }),
    empty: at('/mini-admin', { scenario: 'no-data', as }),
    // without an answer for all figures each is fetched, and fails, alone
    error: at('/mini-admin', { as, fails: '/figures', query: 'fails=/figures/gmv' }),
    partial: at('/mini-admin', { as, fails: '/charts/ageing' }),
    success: at('/mini-admin', { as }),
  },
  Books: {
    ...over('/mini-admin/books', { as }),
    empty: at('/mini-admin/books', { scenario: 'no-data', as }),
    error: at('/mini-admin/books', { as, fails: '/v1/admin/books' }),
    success: at('/mini-admin/books', { as }),
  },
  Journal: {
    ...readList('/mini-admin/books/journal', '/v1/admin/books/postings'),
    empty: at('/mini-admin/books/journal', { scenario: 'no-data', as }),
  },
  Payments: {
    ...managedList('/mini-admin/payments', '/v1/admin/payments'),
    pending: at('/mini-admin/payments', {
      as,
      scenario: 'pending-bank',
      query: 'status=PENDING&status=PROCESSING',
    }),
    conflict: conflict(
      '/mini-admin/payments',
      'q=PLN-000136&status=FAILED',
      'Actions',
      'Retry payment',
      'Retry now',
    ),
  },
  Users: managedList('/mini-admin/users', '/v1/admin/users'),
  'Orders (all customers)': managedList('/orders', '/v1/admin/orders'),
  Plans: {
    ...managedList('/mini-admin/installments', '/v1/admin/plans'),
    attention: at('/mini-admin/installments', { as, scenario: 'overdue-fee' }),
  },
  'Collateral (all customers)': {
    ...managedList('/mini-admin/collateral', '/v1/admin/collaterals'),
    conflict: conflict(
      '/mini-admin/collateral',
      'status=SUBMITTED',
      'Actions',
      'Start review',
      'Start review',
    ),
  },
  'Batches of scratchcards': {
    ...managedList('/mini-admin/scratchcards', '/v1/admin/batches'),
    pending: at('/mini-admin/scratchcards', { as, query: 'status=PENDING_APPROVAL' }),
    conflict: conflict(
      '/mini-admin/scratchcards',
      'status=PENDING_APPROVAL',
      'Actions',
      'Approve',
      'Approve €.+',
    ),
  },
  Scratchcards: managedList('/mini-admin/scratchcards/cards', '/v1/admin/scratchcards'),
  Notifications: {
    ...managedList('/mini-admin/notifications', '/v1/admin/notifications'),
    pending: at('/mini-admin/notifications', { as, query: 'status=SCHEDULED' }),
    conflict: conflict('/mini-admin/notifications', 'status=DRAFT', 'Actions', 'Send test', 'Send test'),
  },
  Approvals: {
    ...managedList('/mini-admin/approvals', '/v1/admin/approvals'),
    pending: at('/mini-admin/approvals', { as, query: 'status=PENDING' }),
  },
  Administrators: {
    ...readList('/mini-admin/administrators', '/v1/admin/administrators'),
    ...viewed('/mini-admin/administrators'),
  },
  Jobs: {
    ...managedList('/mini-admin/jobs', '/v1/admin/jobs'),
    pending: at('/mini-admin/jobs', { as, scenario: 'one-of-each', query: 'status=RUNNING' }),
    conflict: at('/mini-admin/jobs', {
      as,
      scenario: 'one-of-each',
      network: 'conflict',
      query: 'status=RUNNING',
      presses: ['Actions', 'Stop', 'Stop now'],
    }),
  },
  'Audit log': readList('/mini-admin/audit', '/v1/admin/audit-events'),
} satisfies PageStates;
