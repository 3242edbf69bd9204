import { planOffers } from '#mocks/rules/offers.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, MIRAS_PLAN_NUMBER, miraPurchases, purchaseOfYesterday, saveMirasCard } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

/** 0.9 percentage points. */
const RISE_PPM = 9_000;

export const quoteExpires: Scenario = {
  title: 'quote that ends',
  description: 'The first quote lives for 20 seconds; then every plan costs 0.9 points more.',
  hint: 'Wait until the time is up, then look at the new figures.',
  person: 'customer',
  opens: '/checkout/confirmation?cart=ESPRESSO-01&offer=STD6',
  populate(transaction) {
    const now = transaction.clock.now();
    fillCatalogue(transaction);
    const thenTerms = planOffers.map((terms) => ({
      ...terms,
      nominalRatePpm: terms.nominalRatePpm + RISE_PPM,
      validFrom: businessDate(now),
    }));
    const buyer = mira(transaction.random);
    const next = fillHistory(transaction, {
      people: [buyer],
      purchases: [...miraPurchases(buyer), purchaseOfYesterday(buyer, now)],
      firstPlanNumber: MIRAS_PLAN_NUMBER - 1,
    });
    fillBasics(transaction, { ...next, firstQuote: { validSeconds: 20, thenTerms } });
    saveMirasCard(transaction);
  },
};

export const quoteExpiresFirstScreen: FirstScreen = {
  texts: [/^Review and confirm$/, /^Order ORD-\d{4}-\d+, €1,200\.00/],
  wideTexts: [/These figures hold for 0:(20|1\d)/],
};
