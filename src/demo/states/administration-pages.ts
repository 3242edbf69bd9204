import { as, conflict, listPage } from './list-page.ts';
import { at, over, type PageStates, refreshing } from './page-states.ts';

const noChange = { conflict: 'Nothing is changed here.', pending: 'Nothing is decided here.' } as const;

const undecided = 'Nothing waits for a bank here.';
const reasonFirst = 'Its dialogs ask for a reason first; the conflict looks like that of Payments.';
const sameValues = { shows: 'Someone else changed this.+None of these values is different' } as const;
const alike = { isAlike: true } as const;

/** The states of the administration's pages. */
export const administrationPages: readonly PageStates[] = [
  {
    page: 'Dashboard',
    plain: {
      address: at('/mini-admin', { as }),
      shows: 'Paid on time88.*Plans over 90 days late.*Order created',
    },
    absent: {
      'nothing found': 'It has no search and no filter.',
      pending: 'What waits is counted in its work queues.',
      conflict: 'Nothing is changed here.',
      'read-only': 'Nothing is changed here, whatever the role.',
    },
    states: [
      ...over('/mini-admin', undefined, as),
      refreshing('/mini-admin', { as, shows: 'Work queues' }),
      { state: 'empty', address: at('/mini-admin', { scenario: 'no-data', as }), shows: 'Sold€0\\.00' },
      {
        state: 'error',
        // without an answer for all figures each is fetched, and fails, alone
        address: at('/mini-admin', { as, fails: '/figures', query: 'fails=/figures/gmv' }),
        shows: 'Something went wrong.*Try again.*Work queues',
        hides: 'Sold€',
      },
      {
        state: 'partial',
        address: at('/mini-admin', { as, fails: '/charts/ageing' }),
        shows: 'Sold€[1-9].*Work queues.*Something went wrong.*Activity',
      },
      { state: 'success', address: at('/mini-admin', { as }), shows: 'Work queues.*Order created' },
    ],
  },
  listPage({
    page: 'Payments',
    path: '/mini-admin/payments',
    reads: '/v1/admin/payments',
    rows: 'Mira Okafor',
    empty: 'No payments yet',
    states: [
      {
        state: 'pending',
        address: at('/mini-admin/payments', {
          as,
          scenario: 'pending-bank',
          query: 'status=PENDING&status=PROCESSING',
        }),
        shows: 'Asked',
      },
      conflict('/mini-admin/payments', 'q=PLN-000136&status=FAILED', 'Actions', 'Retry payment', 'Retry now'),
    ],
  }),
  {
    ...listPage({
      page: 'Users',
      path: '/mini-admin/users',
      reads: '/v1/admin/users',
      rows: 'Mira Okafor',
      empty: 'No customers yet',
      absent: { pending: undecided, conflict: reasonFirst },
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Orders of everybody',
      path: '/orders',
      reads: '/v1/admin/orders',
      rows: 'ORD-',
      empty: 'No orders yet',
      absent: { pending: undecided, conflict: reasonFirst },
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Plans',
      path: '/mini-admin/installments',
      reads: '/v1/admin/plans',
      rows: 'PLN-',
      empty: 'No plans yet',
      absent: {
        pending: undecided,
        conflict: reasonFirst,
      },
      states: [
        {
          state: 'attention',
          address: at('/mini-admin/installments', { as, scenario: 'overdue-fee' }),
          shows: '11 days €191\\.69.*Overdue',
        },
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Collateral of everybody',
      path: '/mini-admin/collateral',
      reads: '/v1/admin/collaterals',
      rows: 'Gold',
      empty: 'No collateral yet',
      absent: { pending: 'What waits for its owner is a status.' },
      states: [
        conflict('/mini-admin/collateral', 'status=SUBMITTED', 'Actions', 'Start review', 'Start review'),
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Batches of scratchcards',
      path: '/mini-admin/scratchcards',
      reads: '/v1/admin/batches',
      rows: 'Large retailers',
      empty: 'No scratchcards yet',
      states: [
        {
          state: 'pending',
          address: at('/mini-admin/scratchcards', { as, query: 'status=PENDING_APPROVAL' }),
          shows: 'Status: Awaiting approval.*Large retailers.*Awaiting approval',
        },
        conflict('/mini-admin/scratchcards', 'status=PENDING_APPROVAL', 'Actions', 'Approve', 'Approve €.+'),
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Scratchcards',
      path: '/mini-admin/scratchcards/cards',
      reads: '/v1/admin/scratchcards',
      rows: '0001-000001',
      empty: 'No cards yet',
      absent: { pending: undecided, conflict: reasonFirst },
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Notifications',
      path: '/mini-admin/notifications',
      reads: '/v1/admin/notifications',
      rows: 'Value your collateral again',
      empty: 'No notifications yet',
      states: [
        {
          state: 'pending',
          address: at('/mini-admin/notifications', { as, query: 'status=SCHEDULED' }),
          shows: 'Status: Scheduled.*Due this week.*Scheduled',
        },
        {
          ...conflict('/mini-admin/notifications', 'status=DRAFT', 'Actions', 'Send test', 'Send test'),
          ...sameValues,
        },
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Approvals',
      path: '/mini-admin/approvals',
      reads: '/v1/admin/approvals',
      rows: 'Refund',
      empty: 'No approvals yet',
      absent: { conflict: 'A request has no version: it was decided, which its row then says.' },
      states: [
        {
          state: 'pending',
          address: at('/mini-admin/approvals', { as, query: 'status=PENDING' }),
          shows: 'Status: Awaiting approval.*Refund.*Awaiting approval',
        },
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Administrators',
      path: '/mini-admin/administrators',
      reads: '/v1/admin/administrators',
      rows: 'Ada Brandt',
      empty: null,
      absent: {
        empty: 'Whoever looks at it is in it.',
        pending: 'What waits for a second person is in Approvals.',
        conflict: reasonFirst,
      },
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Jobs',
      path: '/mini-admin/jobs',
      reads: '/v1/admin/jobs',
      rows: 'Retry payments',
      empty: 'No jobs yet',
      states: [
        {
          state: 'pending',
          address: at('/mini-admin/jobs', { as, scenario: 'one-of-each', query: 'status=RUNNING' }),
          shows: 'Status: In progress.*0 of 1 checked.*In progress',
        },
        {
          ...conflict('/mini-admin/jobs', 'status=RUNNING', 'Actions', 'Stop', 'Stop now'),
          address: at('/mini-admin/jobs', {
            as,
            scenario: 'one-of-each',
            network: 'conflict',
            query: 'status=RUNNING',
          }),
        },
      ],
    }),
    ...alike,
  },
  {
    ...listPage({
      page: 'Audit log',
      path: '/mini-admin/audit',
      reads: '/v1/admin/audit-events',
      rows: 'Order created',
      empty: null,
      hasActions: false,
      absent: { ...noChange, 'read-only': 'It is read only for everybody.' },
    }),
    ...alike,
  },
];
