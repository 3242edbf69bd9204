import { planOffers } from '#mocks/rules/offers.ts';
import { after, businessDate, DAY } from '#mocks/business-time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, MIRAS_PLAN_NUMBER, miraPurchases } from './mira.ts';
import type { Scenario } from './scenario.ts';

/** 0.9 percentage points. */
const RISE_PPM = 9_000;

export const quoteExpires: Scenario = {
  description: 'The first quote lives for 20 seconds; then every plan costs 0.9 points more.',
  opens: '/checkout?as=customer&cart=ESPRESSO-01',
  populate(transaction) {
    const now = transaction.clock.now();
    fillCatalogue(transaction);
    const thenTerms = planOffers.map((terms) => ({
      ...terms,
      nominalRatePpm: terms.nominalRatePpm + RISE_PPM,
      validFrom: businessDate(now),
    }));
    const buyer = mira(transaction.random);
    /** Its quote has ended already: a link leads to the comparison with the new one. */
    const waiting = {
      at: after(now, -DAY),
      buyer,
      items: itemsOf(['ESPRESSO-01']),
      offerCode: 'STD6',
      dueDay: null,
      outcome: 'READY_TO_CONFIRM',
      paysUntil: 0,
      declinedFirst: false,
    } as const;
    const next = fillHistory(transaction, {
      people: [buyer],
      purchases: [...miraPurchases(buyer), waiting],
      firstPlanNumber: MIRAS_PLAN_NUMBER - 1,
    });
    fillBasics(transaction, { ...next, firstQuote: { validSeconds: 20, thenTerms } });
  },
};
