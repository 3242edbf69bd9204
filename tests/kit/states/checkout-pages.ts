import type { checkoutPages as links } from '#src/demo/states/checkout-pages.ts';
import { at } from '#src/demo/states/page-states.ts';
import { customersOnly, type ExpectationsOf, noFilter, over } from './page-expectation.ts';

export const checkoutPages: ExpectationsOf<typeof links> = {
  Checkout: {
    plain: {
      ...at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
      shows: 'Plans for this cart.*Continue with',
    },
    states: {
      ...over('Plans for this cart'),
      empty: 'cart is empty',
      error: 'Something went wrong',
      partial: 'Espresso machine.*Something went wrong.*Choose a plan',
      'read-only': 'Only customers can place an order',
      success: 'Plans for this cart.*Continue with',
      attention: 'Income, after tax.*Continue to review',
    },
    absent: {
      'nothing found': noFilter,
      conflict: 'What changed meanwhile is compared on the page of the signature.',
      pending: 'What waits for a bank is on the page of the signature.',
    },
  },
  Collateral: {
    plain: {
      ...at('/checkout/collateral', { scenario: 'one-of-each' }),
      shows: '€872\\.00 of collateral is missing.*Not sent yet',
    },
    states: {
      ...over('Waiting for review'),
      conflict: 'Someone else changed this',
      partial: '€872\\.00 of collateral is missing.*Something went wrong',
      pending: 'Enough, once it is approved.*Waiting for review',
      attention: '€572\\.68 of collateral is missing',
      empty: 'No plan is chosen yet',
      error: 'Something went wrong',
    },
    absent: {
      'nothing found': noFilter,
      'read-only': customersOnly,
      success: 'What was approved leads on to the signature.',
    },
  },
  'Review and confirm': {
    plain: { ...at('/checkout/confirmation'), shows: 'Nothing to confirm yet' },
    states: {
      ...over('€[\\d.,]+ paid'),
      conflict: 'The amounts have changed.*Accept the new amounts',
      attention: 'Send me the code',
      pending: 'It is safe to close this page',
      success: '€[\\d.,]+ paid.*View the plan',
      empty: 'Nothing to confirm yet',
      error: 'Something went wrong',
      'not found': 'No such order',
    },
    absent: {
      'nothing found': noFilter,
      partial: 'Nothing can be confirmed while a part of it is unknown.',
      'read-only': customersOnly,
    },
  },
};
