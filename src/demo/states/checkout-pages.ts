import { at, over, type PageStates } from './page-states.ts';

const plans = { cart: 'ESPRESSO-01', query: 'step=plan' };
const noSuchOrder = 'ord_01JH8ZK3W00000000000000000';

/** The states of the purchase pages. */
export const checkoutPages = {
  Checkout: {
    empty: at('/checkout', { as: 'guest' }),
    ...over('/checkout', plans),
    error: at('/checkout', { ...plans, fails: '/v1/quote-comparisons' }),
    partial: at('/checkout', { fails: '/v1/me/eligibility', cart: 'ESPRESSO-01' }),
    'read-only': at('/checkout', { as: 'administrator', cart: 'ESPRESSO-01' }),
    success: at('/checkout', plans),
    attention: at('/checkout', { ...plans, presses: ['Continue with .+'] }),
  },
  Collateral: {
    conflict: at('/checkout/collateral', {
      scenario: 'one-of-each',
      network: 'conflict',
      presses: ['Edit .+', 'Save'],
    }),
    partial: at('/checkout/collateral', {
      scenario: 'one-of-each',
      fails: '/v1/collateral-types',
      presses: ['Add something else'],
    }),
    ...over('/checkout/collateral'),
    refreshing: at('/checkout/collateral', { scenario: 'collateral-review', network: 'refreshing' }),
    pending: at('/checkout/collateral', { scenario: 'collateral-review' }),
    attention: at('/checkout/collateral', { scenario: 'collateral-shortfall' }),
    empty: at('/checkout/collateral', { scenario: 'new-user' }),
    error: at('/checkout/collateral', { scenario: 'collateral-review', fails: '/v1/collaterals' }),
  },
  'Review and confirm': {
    conflict: at('/orders', {
      scenario: 'quote-expires',
      query: 'tab=open',
      presses: ['Review and confirm', 'See the updated amounts'],
    }),
    attention: at('/orders', {
      scenario: 'one-of-each',
      query: 'tab=open',
      presses: ['Review and confirm'],
    }),
    pending: at('/orders', {
      scenario: 'pending-bank',
      query: 'tab=open',
      presses: ['Your bank is confirming the payment'],
    }),
    success: at('/orders', { query: 'tab=active', presses: ['View receipt'] }),
    offline: at('/checkout/confirmation', { scenario: 'offline' }),
    empty: at('/checkout/confirmation'),
    error: at('/checkout/confirmation', {
      fails: `/v1/orders/${noSuchOrder}`,
      query: `order=${noSuchOrder}`,
    }),
    refreshing: at('/orders', { network: 'refreshing', query: 'tab=active', presses: ['View receipt'] }),
    'not found': at('/checkout/confirmation', { query: `order=${noSuchOrder}` }),
    loading: at('/checkout/confirmation', { network: 'stalled', query: `order=${noSuchOrder}` }),
  },
} satisfies PageStates;
