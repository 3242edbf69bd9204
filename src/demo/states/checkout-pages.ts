import { at, customersOnly, noFilter, over, type PageStates, refreshing } from './page-states.ts';

/** The states of the purchase pages. */
export const checkoutPages: readonly PageStates[] = [
  {
    page: 'Checkout',
    plain: {
      address: at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
      shows: 'Plans for this cart.*Continue with',
    },
    absent: {
      'nothing found': noFilter,
      conflict: 'What changed meanwhile is compared on the page of the signature.',
      pending: 'What waits for a bank is on the page of the signature.',
    },
    states: [
      { state: 'empty', address: at('/checkout', { as: 'guest' }), shows: 'cart is empty' },
      refreshing('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan', shows: 'Plans for this cart' }),
      {
        state: 'loading',
        address: at('/checkout', { network: 'stalled', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: '',
      },
      {
        state: 'error',
        address: at('/checkout', { fails: '/v1/quote-comparisons', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'Something went wrong',
      },
      {
        state: 'partial',
        address: at('/checkout', { fails: '/v1/me/eligibility', cart: 'ESPRESSO-01' }),
        shows: 'Espresso machine.*Something went wrong.*Choose a plan',
      },
      {
        state: 'read-only',
        address: at('/checkout', { as: 'administrator', cart: 'ESPRESSO-01' }),
        shows: 'Only customers can place an order',
      },
      {
        state: 'success',
        address: at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'Plans for this cart.*Continue with',
      },
      {
        state: 'offline',
        address: at('/checkout', { scenario: 'offline', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
      },
      {
        state: 'attention',
        address: at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
        presses: ['Continue with .+'],
        shows: 'Continue with this card',
      },
      {
        state: 'attention',
        address: at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
        presses: ['Continue with .+', 'Continue with this card'],
        shows: 'Income a month, after tax',
      },
    ],
  },
  {
    page: 'Collateral',
    plain: {
      address: at('/checkout/collateral', { scenario: 'one-of-each' }),
      shows: '€872\\.00 still missing.*Not sent yet',
    },
    absent: {
      'nothing found': noFilter,
      'read-only': customersOnly,
      success: 'What was approved leads on to the signature.',
    },
    states: [
      {
        state: 'conflict',
        address: at('/checkout/collateral', { scenario: 'one-of-each', network: 'conflict' }),
        presses: ['Edit .+', 'Save'],
        shows: 'Someone else changed this',
      },
      {
        state: 'partial',
        address: at('/checkout/collateral', { scenario: 'one-of-each', fails: '/v1/collateral-types' }),
        presses: ['Add something else'],
        shows: '€872\\.00 still missing.*Something went wrong',
      },
      ...over('/checkout/collateral'),
      refreshing('/checkout/collateral', { scenario: 'collateral-review', shows: 'Waiting for review' }),
      {
        state: 'pending',
        address: at('/checkout/collateral', { scenario: 'collateral-review' }),
        shows: 'Enough, once it is approved.*Waiting for review',
      },
      {
        state: 'attention',
        address: at('/checkout/collateral', { scenario: 'collateral-shortfall' }),
        shows: '€572\\.68 still missing',
      },
      {
        state: 'empty',
        address: at('/checkout/collateral', { scenario: 'new-user' }),
        shows: 'No plan is chosen yet',
      },
      {
        state: 'error',
        address: at('/checkout/collateral', { scenario: 'collateral-review', fails: '/v1/collaterals' }),
        shows: 'Something went wrong',
      },
    ],
  },
  {
    page: 'Review and confirm',
    plain: { address: at('/checkout/confirmation', {}), shows: 'Nothing to confirm yet' },
    absent: {
      'nothing found': noFilter,
      partial: 'Nothing can be confirmed while a part of it is unknown.',
      'read-only': customersOnly,
    },
    states: [
      {
        state: 'conflict',
        address: at('/orders', { scenario: 'quote-expires', query: 'tab=open' }),
        presses: ['Review and confirm', 'See the updated amounts'],
        shows: 'The amounts have changed.*Accept the new amounts',
      },
      {
        state: 'attention',
        address: at('/orders', { scenario: 'one-of-each', query: 'tab=open' }),
        presses: ['Review and confirm'],
        shows: 'Send me the code',
      },
      {
        state: 'pending',
        address: at('/orders', { scenario: 'pending-bank', query: 'tab=open' }),
        presses: ['Your bank is confirming the payment'],
        shows: 'It is safe to close this page',
      },
      {
        state: 'success',
        address: at('/orders', { query: 'tab=active' }),
        presses: ['View receipt'],
        shows: 'Order confirmed',
      },
      {
        state: 'offline',
        address: at('/checkout/confirmation', { scenario: 'offline' }),
        shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
      },
      { state: 'empty', address: at('/checkout/confirmation', {}), shows: 'Nothing to confirm yet' },
      {
        state: 'error',
        address: at('/checkout/confirmation', {
          fails: '/v1/orders/ord_01JH8ZK3W00000000000000000',
          query: 'order=ord_01JH8ZK3W00000000000000000',
        }),
        shows: 'Something went wrong',
      },
      {
        ...refreshing('/orders', { query: 'tab=active', shows: 'Order confirmed' }),
        presses: ['View receipt'],
      },
      {
        state: 'not found',
        address: at('/checkout/confirmation', { query: 'order=ord_01JH8ZK3W00000000000000000' }),
        shows: 'No such order',
      },
      {
        state: 'loading',
        address: at('/checkout/confirmation', {
          network: 'stalled',
          query: 'order=ord_01JH8ZK3W00000000000000000',
        }),
        shows: '',
      },
    ],
  },
];
