import { at } from '#src/demo/states/page-states.ts';
import type { planPages as links } from '#src/demo/states/plan-pages.ts';
import { customersOnly, type ExpectationsOf, over } from './page-expectation.ts';

export const planPages: ExpectationsOf<typeof links> = {
  Instalments: {
    plain: { ...at('/installments'), shows: 'Espresso machine.*1–1 of 1' },
    states: {
      ...over('Espresso machine'),
      maintenance: 'Closed for maintenance',
      empty: 'No instalments to pay',
      success: '€0\\.00 left · last payment 20 Nov 2026',
      'nothing found': 'no-such-plan',
      error: 'Something went wrong',
      partial: { shows: 'Espresso machine.*Something went wrong', hides: 'Next payment' },
      pending: 'Your bank is confirming the payment',
      attention: '11 days late',
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
