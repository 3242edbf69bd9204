import { at, customersOnly, over, type PageStates, refreshing } from './page-states.ts';

/** The states of the pages about plans: what is due, and one plan. */
export const planPages: readonly PageStates[] = [
  {
    page: 'Instalments',
    plain: { address: at('/installments', {}), shows: 'PLN-000101.*1–1 of 1' },
    absent: {
      'read-only': customersOnly,
      conflict: 'A plan is changed on its own page: see Instalment plan.',
    },
    states: [
      ...over('/installments'),
      refreshing('/installments', { shows: 'PLN-000101' }),
      {
        state: 'maintenance',
        address: at('/installments', { scenario: 'maintenance' }),
        shows: 'Closed for maintenance',
      },
      {
        state: 'empty',
        address: at('/installments', { scenario: 'new-user' }),
        shows: 'No instalments to pay',
      },
      {
        state: 'success',
        address: at('/installments', { query: 'tab=finished' }),
        shows: 'Left to pay€0\\.00.*Last payment20 Nov 2026',
      },
      {
        state: 'nothing found',
        address: at('/installments', { query: 'tab=all&q=no-such-plan' }),
        shows: 'no-such-plan',
      },
      { state: 'error', address: at('/installments', { fails: '/v1/plans' }), shows: 'Something went wrong' },
      {
        state: 'partial',
        address: at('/installments', { fails: '/v1/coming-payments' }),
        shows: 'PLN-000101.*Something went wrong',
        hides: 'Next payment',
      },
      {
        state: 'pending',
        address: at('/installments', { scenario: 'pending-bank' }),
        shows: 'Your bank is confirming the payment',
      },
      {
        state: 'attention',
        address: at('/installments', { scenario: 'overdue-fee' }),
        shows: 'Your oldest instalment is 11 days late',
      },
    ],
  },
  {
    page: 'Instalment plan',
    plain: { address: at('/installments/details', { query: 'plan=PLN-000101' }), shows: '183\\.69.*Autopay' },
    absent: {
      'nothing found': 'A plan is looked up by its number: see not found.',
    },
    states: [
      ...over('/installments/details', 'plan=PLN-000101'),
      refreshing('/installments/details', { query: 'plan=PLN-000101', shows: 'Schedule' }),
      {
        state: 'conflict',
        address: at('/installments/details', { network: 'conflict', query: 'plan=PLN-000101' }),
        presses: ['More', 'Autopay', 'Turn autopay on'],
        shows: 'Someone else changed this',
      },
      {
        state: 'empty',
        address: at('/installments/details', { scenario: 'new-user' }),
        shows: 'No plan yet',
      },
      {
        state: 'success',
        address: at('/installments/details', { scenario: 'declined-then-success', query: 'plan=PLN-000100' }),
        shows: 'Paid off',
      },
      {
        state: 'error',
        address: at('/installments/details', { fails: '/v1/plans', query: 'plan=PLN-000101' }),
        shows: 'Something went wrong',
      },
      {
        state: 'partial',
        address: at('/installments/details', { fails: '/schedule', query: 'plan=PLN-000101' }),
        shows: '183\\.69.*Something went wrong',
      },
      {
        state: 'not found',
        address: at('/installments/details', { query: 'plan=PLN-999999' }),
        shows: 'This account has no such plan.*PLN-999999',
      },
      {
        state: 'pending',
        address: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000102' }),
        shows: 'Your bank is confirming the payment',
      },
      {
        state: 'attention',
        address: at('/installments/details', { scenario: 'defaulted' }),
        shows: 'The plan is in default',
      },
      {
        state: 'attention',
        address: at('/installments/details', { scenario: 'overdue-fee', query: 'help=1' }),
        shows: 'pay now',
      },
      {
        state: 'read-only',
        address: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000100' }),
        shows: 'Paid off',
        hides: 'Autopay',
      },
    ],
  },
];
