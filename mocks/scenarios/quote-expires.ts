import { planOffers } from '#mocks/rules/offers.ts';
import { businessDate } from '#mocks/business-time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira } from './mira.ts';
import type { Scenario } from './scenario.ts';

/** 0.9 percentage points. */
const RISE_PPM = 9_000;

export const quoteExpires: Scenario = {
  description: 'The first quote lives for 20 seconds; then every plan costs 0.9 points more.',
  opens: '/checkout?as=customer&cart=ESPRESSO-01',
  populate(transaction) {
    fillCatalogue(transaction);
    const thenTerms = planOffers.map((terms) => ({
      ...terms,
      nominalRatePpm: terms.nominalRatePpm + RISE_PPM,
      validFrom: businessDate(transaction.clock.now()),
    }));
    fillBasics(transaction, { ...fillMira(transaction), firstQuote: { validSeconds: 20, thenTerms } });
  },
};
