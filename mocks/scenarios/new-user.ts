import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { MIRAS_PLAN_NUMBER } from './mira.ts';
import { fillScratchcards } from './scratchcards.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const newUser: Scenario = {
  title: 'new customer',
  description:
    'Products and plans, but no customers yet: Mira Okafor logs in for the first time and owes nothing.',
  hint: 'Buy something, or log in with any other contact to open an account.',
  person: 'customer',
  opens: '/installments',
  populate(transaction) {
    fillBasics(transaction, { nextPlanNumber: MIRAS_PLAN_NUMBER });
    fillCatalogue(transaction);
    fillScratchcards(transaction);
  },
};

export const newUserFirstScreen: FirstScreen = { texts: [/No instalments to pay/] };
