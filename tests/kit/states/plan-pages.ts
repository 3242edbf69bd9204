import { at } from '#src/demo/states/page-states.ts';
import type { planPages as links } from '#src/demo/states/plan-pages.ts';
import { customersOnly, type ExpectationsOf, over } from './page-expectation.ts';

export const planPages: ExpectationsOf<typeof links> = {
  Instalments: {
    plain: { ...at('/installments'), shows: 'PLN-000101.*1–1 of 1' },
    states: {
      ...over('PLN-000101'),
      maintenance: 'Closed for maintenance',
      empty: 'No instalments to pay',
      success: 'Left to pay€0\\.00.*Last payment20 Nov 2026',
      'nothing found': 'no-such-plan',
      error: 'Something went wrong',
      partial: { shows: 'PLN-000101.*Something went wrong', hides: 'Next payment' },
      pending: 'Your bank is confirming the payment',
      attention: 'Your oldest instalment is 11 days late',
    },
    absent: {
      'read-only': customersOnly,
      conflict: 'A plan is changed on its own page: see Instalment plan.',
    },
  },
  'Instalment plan': {
    plain: {
      ...at('/installments/details', { query: 'plan=PLN-000101' }),
      shows: '183\\.69.*Autopay',
    },
    states: {
      ...over('Schedule'),
      conflict: 'Someone else changed this',
      empty: 'No plan yet',
      success: 'Paid off',
      error: 'Something went wrong',
      partial: '183\\.69.*Something went wrong',
      'not found': 'This account has no such plan.*PLN-999999',
      pending: 'Your bank is confirming the payment',
      'attention (in default)': 'The plan is in default',
      'attention (cannot pay)': 'pay now',
      'read-only': { shows: 'Paid off', hides: 'Autopay' },
    },
    absent: {
      'nothing found': 'A plan is looked up by its number: see not found.',
    },
  },
};
