import { at, customersOnly, noFilter, over, type PageStates, refreshing } from './page-states.ts';

/** The states of home and of the customer's own pages. */
export const ownPages: readonly PageStates[] = [
  {
    page: 'Home',
    absent: {
      'nothing found': noFilter,
      success:
        'What is pressed here is done on another page; a product in the cart shows in the number beside it.',
      conflict: 'Nothing here changes what the backend keeps.',
    },
    states: [
      ...over('/'),
      refreshing('/', 'Espresso machine'),
      { state: 'empty', address: at('/', { scenario: 'new-user' }), shows: 'Espresso machine' },
      { state: 'error', address: at('/', { fails: '/v1/products' }), shows: 'Something went wrong' },
      { state: 'partial', address: at('/', { fails: '/v1/plans' }), shows: 'Redeem a scratchcard' },
      { state: 'pending', address: at('/', { scenario: 'pending-bank' }), shows: 'Espresso machine' },
      { state: 'attention', address: at('/', { scenario: 'overdue-fee' }), shows: 'overdue|late' },
      { state: 'read-only', address: at('/', { as: 'administrator' }), shows: 'Espresso machine' },
    ],
  },
  {
    page: 'Instalments',
    absent: {
      'read-only': customersOnly,
      conflict: 'A plan is changed on its own page: see Instalment plan.',
    },
    states: [
      ...over('/installments'),
      refreshing('/installments', 'PLN-000101'),
      {
        state: 'maintenance',
        address: at('/installments', { scenario: 'maintenance' }),
        shows: 'Closed for maintenance',
      },
      { state: 'empty', address: at('/installments', { scenario: 'new-user' }), shows: 'plan' },
      { state: 'success', address: at('/installments', { query: 'tab=finished' }), shows: 'Paid off' },
      {
        state: 'nothing found',
        address: at('/installments', { query: 'tab=all&q=no-such-plan' }),
        shows: 'no-such-plan',
      },
      { state: 'error', address: at('/installments', { fails: '/v1/plans' }), shows: 'Something went wrong' },
      { state: 'partial', address: at('/installments', { fails: '/v1/orders' }), shows: 'PLN-000101' },
      { state: 'pending', address: at('/installments', { scenario: 'pending-bank' }), shows: 'Headphones' },
      {
        state: 'attention',
        address: at('/installments', { scenario: 'overdue-fee' }),
        shows: 'overdue|late',
      },
    ],
  },
  {
    page: 'Instalment plan',
    absent: {
      'nothing found': 'A plan is looked up by its number: see not found.',
    },
    states: [
      ...over('/installments/details', 'plan=PLN-000101'),
      refreshing('/installments/details', 'PLN-000101', 'plan=PLN-000101'),
      {
        state: 'conflict',
        address: at('/installments/details', { network: 'conflict', query: 'plan=PLN-000101' }),
        presses: ['More', 'Autopay', '4242 4242 4242 4242', 'Turn autopay on'],
        shows: 'changed',
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
        shows: 'PLN-000101',
      },
      {
        state: 'not found',
        address: at('/installments/details', { query: 'plan=PLN-999999' }),
        shows: 'PLN-999999|no plan',
      },
      {
        state: 'pending',
        address: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000102' }),
        shows: 'PLN-000102',
      },
      {
        state: 'attention',
        address: at('/installments/details', { scenario: 'defaulted' }),
        shows: 'default',
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
      },
    ],
  },
  {
    page: 'Orders',
    absent: {
      partial: 'It is one list from one request.',
      'read-only': 'Administrators have the list of all orders at this address.',
    },
    states: [
      ...over('/orders'),
      {
        state: 'conflict',
        address: at('/orders', { scenario: 'one-of-each', network: 'conflict', query: 'tab=open' }),
        presses: ['Cancel order: .+', 'Cancel order'],
        shows: 'Someone changed this meanwhile',
      },
      { state: 'success', address: at('/orders', {}), shows: 'View receipt' },
      { state: 'pending', address: at('/orders', { scenario: 'pending-bank' }), shows: 'Headphones' },
      { state: 'empty', address: at('/orders', { scenario: 'new-user' }), shows: 'order' },
      {
        state: 'nothing found',
        address: at('/orders', { query: 'q=no-such-order' }),
        shows: 'no-such-order',
      },
      { state: 'error', address: at('/orders', { fails: '/v1/orders' }), shows: 'Something went wrong' },
    ],
  },
  {
    page: 'Redeem a scratchcard',
    absent: {
      'nothing found': noFilter,
      partial: 'The form works while the list of cards fails: see error.',
      'read-only': customersOnly,
      success: 'It takes a PIN, which no address may hold; e2e/phone/scratchcards.spec.ts enters one.',
      conflict: 'A card is redeemed once: the second time is refused.',
      pending: 'A card is redeemed at once or not at all.',
    },
    states: [
      ...over('/redeem'),
      { state: 'empty', address: at('/redeem', { scenario: 'no-data' }), shows: 'Check the card' },
      {
        state: 'error',
        address: at('/redeem', { fails: '/v1/me/scratchcards' }),
        shows: 'Something went wrong',
      },
      { state: 'locked', address: at('/redeem', { scenario: 'card-locked' }), shows: 'Check the card' },
    ],
  },
  {
    page: 'Profile',
    absent: {
      empty: 'An account always has a name and a contact.',
      'nothing found': noFilter,
      pending: 'Nothing of it waits for another person.',
    },
    states: [
      ...over('/profile'),
      { state: 'error', address: at('/profile', { fails: '/v1/me' }), shows: 'Something went wrong' },
      {
        state: 'partial',
        address: at('/profile', { fails: '/v1/me/sessions' }),
        shows: 'Something went wrong',
      },
      { state: 'read-only', address: at('/profile', { as: 'administrator' }), shows: 'your organisation' },
      {
        state: 'success',
        address: at('/profile', {}),
        presses: ['Download my data'],
        shows: 'saved by the browser',
      },
      {
        state: 'conflict',
        address: at('/profile', { network: 'conflict' }),
        presses: ['Download my data'],
        shows: 'changed',
      },
    ],
  },
];
