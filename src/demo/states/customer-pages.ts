import { at, customersOnly, noFilter, over, type PageStates, refreshing } from './page-states.ts';

/** The states of home and of what a customer owns beside plans: orders, scratchcards, the account. */
export const customerPages: readonly PageStates[] = [
  {
    page: 'Home',
    plain: { address: at('/', {}), shows: 'Your next payment.*5 Feb 2027.*Messages.*Espresso machine' },
    absent: {
      'nothing found': noFilter,
      success:
        'What is pressed here is done on another page; a product in the cart shows in the number beside it.',
      conflict: 'Nothing here changes what the backend keeps.',
    },
    states: [
      ...over('/'),
      refreshing('/', { shows: 'Your next payment' }),
      { state: 'empty', address: at('/', { scenario: 'new-user' }), shows: 'No payments due' },
      {
        state: 'error',
        address: at('/', { fails: '/v1/products' }),
        shows: 'Products.*Something went wrong',
        hides: 'Belt drive',
      },
      {
        state: 'partial',
        address: at('/', { fails: '/v1/plans' }),
        shows: 'Something went wrong.*Redeem a scratchcard.*Espresso machine',
        hides: 'Your next payment',
      },
      {
        state: 'pending',
        address: at('/', { scenario: 'pending-bank' }),
        shows: 'Your bank is confirming the payment',
      },
      { state: 'attention', address: at('/', { scenario: 'overdue-fee' }), shows: 'A payment is overdue' },
      {
        state: 'read-only',
        address: at('/', { as: 'administrator' }),
        shows: 'Espresso machine',
        hides: 'Your next payment|Wallet',
      },
    ],
  },
  {
    page: 'Orders',
    plain: { address: at('/orders', {}), shows: 'View receipt.*1–2 of 2' },
    absent: {
      partial: 'It is one list from one request.',
      'read-only': 'Administrators have the list of all orders at this address.',
    },
    states: [
      ...over('/orders'),
      refreshing('/orders', { shows: 'View receipt' }),
      {
        state: 'conflict',
        address: at('/orders', { scenario: 'one-of-each', network: 'conflict', query: 'tab=open' }),
        presses: ['Cancel order: .+', 'Cancel order'],
        shows: 'This is no longer possible',
      },
      { state: 'success', address: at('/orders', {}), shows: 'View receipt.*1–2 of 2' },
      {
        state: 'pending',
        address: at('/orders', { scenario: 'pending-bank' }),
        shows: 'Your bank is confirming the payment',
      },
      { state: 'empty', address: at('/orders', { scenario: 'new-user' }), shows: 'No orders yet' },
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
    plain: { address: at('/redeem', {}), shows: 'Your scratchcards.*Ready to use.*Your wallet' },
    absent: {
      'nothing found': noFilter,
      partial: 'The form works while the list of cards fails: see error.',
      'read-only': customersOnly,
      conflict: 'A card is redeemed once: the second time is refused.',
      pending: 'A card is redeemed at once or not at all.',
    },
    states: [
      ...over('/redeem'),
      {
        state: 'success',
        address: at('/redeem', {}),
        presses: ['4027 1935 8064 7159', 'Check the card', 'Add €50\\.00 to my wallet'],
        shows: '€50\\.00 added',
      },
      refreshing('/redeem', { shows: 'Your scratchcards' }),
      {
        state: 'empty',
        address: at('/redeem', { scenario: 'no-data' }),
        shows: 'Cards that you redeem are listed here',
      },
      {
        state: 'error',
        address: at('/redeem', { fails: '/v1/me/scratchcards' }),
        shows: 'Something went wrong',
      },
      { state: 'locked', address: at('/redeem', { scenario: 'card-locked' }), shows: 'Too many wrong PINs' },
    ],
  },
  {
    page: 'Profile',
    plain: { address: at('/profile', {}), shows: 'Sessions.*This device.*Download my data' },
    absent: {
      empty: 'An account always has a name and a contact.',
      'nothing found': noFilter,
      pending: 'Nothing of it waits for another person.',
    },
    states: [
      ...over('/profile'),
      refreshing('/profile', { shows: 'Sessions.*This device' }),
      { state: 'error', address: at('/profile', { fails: '/v1/me' }), shows: 'Something went wrong' },
      {
        state: 'partial',
        address: at('/profile', { fails: '/v1/me/sessions' }),
        shows: 'Sessions.*Something went wrong.*Download my data',
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
        shows: 'Someone else changed this',
      },
    ],
  },
];
