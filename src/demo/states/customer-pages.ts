import { at, over, type PageStates } from './page-states.ts';

/** The states of home and of what a customer owns beside plans: orders, scratchcards, the account. */
export const customerPages = {
  Home: {
    ...over('/'),
    empty: at('/', { scenario: 'new-user' }),
    error: at('/', { fails: '/v1/products' }),
    partial: at('/', { fails: '/v1/plans' }),
    pending: at('/', { scenario: 'pending-bank' }),
    attention: at('/', { scenario: 'overdue-fee' }),
    'read-only': at('/', { as: 'administrator' }),
  },
  Orders: {
    ...over('/orders'),
    conflict: at('/orders', {
      scenario: 'one-of-each',
      network: 'conflict',
      query: 'tab=open',
      presses: ['Cancel order: .+', 'Cancel order'],
    }),
    success: at('/orders'),
    pending: at('/orders', { scenario: 'pending-bank' }),
    empty: at('/orders', { scenario: 'new-user' }),
    'nothing found': at('/orders', { query: 'q=no-such-order' }),
    error: at('/orders', { fails: '/v1/orders' }),
  },
  'Redeem a scratchcard': {
    ...over('/redeem'),
    success: at('/redeem', {
      presses: ['4027 1935 8064 7159', 'Check the card', 'Add €50\\.00 to my wallet'],
    }),
    empty: at('/redeem', { scenario: 'no-data' }),
    error: at('/redeem', { fails: '/v1/me/scratchcards' }),
    locked: at('/redeem', { scenario: 'card-locked' }),
  },
  Profile: {
    ...over('/profile'),
    error: at('/profile', { fails: '/v1/me' }),
    partial: at('/profile', { fails: '/v1/me/sessions' }),
    'read-only': at('/profile', { as: 'administrator' }),
    success: at('/profile', { presses: ['Download my data'] }),
    conflict: at('/profile', { network: 'conflict', presses: ['Download my data'] }),
  },
} satisfies PageStates;
