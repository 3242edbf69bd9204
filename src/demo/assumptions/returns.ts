import type { Assumptions } from './assumption.ts';

/** Goods that come back, and withdrawals. */
export const returns: Assumptions = {
  'A-117': {
    title: 'Interest of goods that come back',
    choice:
      'It is given back from the day on which the plan began, as if the goods had never been financed: 1.83 of 5.50 of a month when a third of the purchase comes back.',
    why: 'Apache Fineract does so with a merchant-issued refund and its interest refund. Interest until the day of the return would make the customer pay for goods that they do not have.',
    question: 'Do you give interest back from the purchase on, or from the day on which goods come back?',
    file: 'mocks/rules/goods-credit.ts',
    pages: ['administrationPlans', 'planDetails'],
  },
  'A-118': {
    title: 'Where the value of returned goods goes',
    choice:
      'Its financed share is taken off the principal: what is late first, then the later instalments, which become lower. The share of the down payment, and what is overpaid, is refunded to the card or account that paid. Late fees stay, unless everything comes back. Above 500.00 of one plan a second administrator approves.',
    why: 'Nobody should be late for goods that came back, and the same number of instalments is what was signed. The limit is that of refunds.',
    question: 'Shall the whole value reduce the plan, also the share that the down payment has paid?',
    file: 'mocks/rules/goods-credit.ts',
    pages: ['administrationPlans', 'planDetails'],
  },
};
