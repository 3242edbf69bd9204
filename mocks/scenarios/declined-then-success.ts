import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira } from './mira.ts';
import { fillScratchcards } from './scratchcards.ts';
import type { Scenario } from './scenario.ts';

export const declinedThenSuccess: Scenario = {
  description: 'The bank declines the first attempt of every payment, with any card, and takes the second.',
  opens: '/checkout?as=customer&cart=ESPRESSO-01',
  populate(transaction) {
    fillCatalogue(transaction);
    fillBasics(transaction, { ...fillMira(transaction), bank: 'FIRST_ATTEMPT_DECLINED' });
    fillScratchcards(transaction, transaction.tables.users.all()[0]);
  },
};
