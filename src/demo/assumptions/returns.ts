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
  'A-119': {
    title: 'Withdrawal from the purchase',
    choice:
      'Its days are counted from the day on which the plan began, as the demonstration has no delivery: 14 in the European Union and the United Kingdom, 7 in Saudi Arabia. The plan goes on until an administrator credits the goods; nothing pauses meanwhile, and a withdrawal can be rejected, for sealed goods that were opened for example.',
    why: 'A trader may wait for the goods (Directive 2011/83, article 13 (3)). The law counts from the day on which goods arrive, so ours ends earlier.',
    question: 'Who tells us when goods arrive, and shall instalments pause until returned goods are here?',
    file: 'mocks/rules/profiles.ts',
    pages: ['planDetails', 'orders', 'administrationPlans'],
  },
  'A-120': {
    title: 'The last day of a withdrawal',
    choice:
      'A period to withdraw, from the plan or from the purchase, that ends on a day on which banks are closed ends on the next working day: a plan of 10 January until Monday 25 January. The notice and the payment of a withdrawal from the plan are one step.',
    why: 'Regulation 1182/71, article 3 (4). Holidays of a country or region are not known; the days on which European banks are closed are.',
    question: 'Which holidays of your country move such a day, and shall a notice count that comes by mail?',
    file: 'mocks/rules/bank-days.ts',
    pages: ['planDetails', 'checkoutConfirmation'],
  },
};
