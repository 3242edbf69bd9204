import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, MIRAS_PLAN_NUMBER, miraPurchases, purchaseOfYesterday, saveMirasCard } from './mira.ts';
import { fillScratchcards } from './scratchcards.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const declinedThenSuccess: Scenario = {
  title: 'declined, then paid',
  description: 'The bank declines the first attempt of every payment, with any card, and takes the second.',
  hint: 'Confirm and pay: the bank declines; pay once more with the same card.',
  person: 'customer',
  opens: '/checkout/confirmation?cart=ESPRESSO-01&offer=STD6',
  populate(transaction) {
    fillCatalogue(transaction);
    const buyer = mira(transaction.random);
    const next = fillHistory(transaction, {
      people: [buyer],
      purchases: [...miraPurchases(buyer), purchaseOfYesterday(buyer, transaction.clock.now())],
      firstPlanNumber: MIRAS_PLAN_NUMBER - 1,
    });
    fillBasics(transaction, { ...next, bank: 'FIRST_ATTEMPT_DECLINED' });
    saveMirasCard(transaction);
    fillScratchcards(transaction, transaction.tables.users.all()[0]);
  },
};

export const declinedThenSuccessFirstScreen: FirstScreen = {
  texts: [/^Review and confirm$/, /^Order ORD-\d{4}-\d+, €1,200\.00/],
  wideTexts: [/(Visa|Mastercard) •••• \d{4}/],
};
