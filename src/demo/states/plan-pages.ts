import { at, over, type PageStates } from './page-states.ts';

const query = 'plan=PLN-000101';

/** The states of the pages about plans: what is due, and one plan. */
export const planPages = {
  Instalments: {
    ...over('/installments'),
    maintenance: at('/installments', { scenario: 'maintenance' }),
    empty: at('/installments', { scenario: 'new-user' }),
    success: at('/installments', { query: 'tab=finished' }),
    'nothing found': at('/installments', { query: 'tab=all&q=no-such-plan' }),
    error: at('/installments', { fails: '/v1/plans' }),
    partial: at('/installments', { fails: '/v1/coming-payments' }),
    pending: at('/installments', { scenario: 'pending-bank' }),
    attention: at('/installments', { scenario: 'overdue-fee' }),
  },
  'Instalment plan': {
    ...over('/installments/details', { query }),
    conflict: at('/installments/details', {
      network: 'conflict',
      query,
      presses: ['More', 'Autopay', 'Turn autopay on'],
    }),
    empty: at('/installments/details', { scenario: 'new-user' }),
    success: at('/installments/details', { scenario: 'declined-then-success', query: 'plan=PLN-000100' }),
    error: at('/installments/details', { fails: '/v1/plans', query }),
    partial: at('/installments/details', { fails: '/schedule', query }),
    'not found': at('/installments/details', { query: 'plan=PLN-999999' }),
    pending: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000102' }),
    'attention (in default)': at('/installments/details', { scenario: 'defaulted' }),
    'attention (cannot pay)': at('/installments/details', { scenario: 'overdue-fee', query: 'help=1' }),
    'read-only': at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000100' }),
  },
} satisfies PageStates;
