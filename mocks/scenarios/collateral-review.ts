import { after, HOUR } from '#mocks/business-time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { offerThing } from './collateral.ts';
import { fillHistory } from './history.ts';
import { mira } from './mira.ts';
import type { Scenario } from './scenario.ts';

/** A city e-bike in 24 months: 1,920.00 of 2,400.00 is financed. Gold of 2,500.00 would cover 2,000.00. */
export const collateralReview: Scenario = {
  description: 'Mira Okafor has handed in gold for a plan of 24 months: a reviewer has to decide.',
  populate(transaction) {
    const now = transaction.clock.now();
    const buyer = mira(transaction.random);
    fillCatalogue(transaction);
    const purchase = {
      buyer,
      at: after(now, -3 * HOUR),
      items: itemsOf(['EBIKE-01']),
      offerCode: 'SEC24',
      dueDay: null,
      outcome: 'UNDER_REVIEW',
      paysUntil: Infinity,
      declinedFirst: false,
    } as const;
    fillBasics(
      transaction,
      fillHistory(transaction, { people: [buyer], purchases: [purchase], firstPlanNumber: 101 }),
    );
    const [order] = transaction.tables.orders.by('userId', buyer.id);
    if (!order) return;
    offerThing(transaction, order, {
      type: 'GOLD_JEWELLERY',
      description: 'Gold bracelet, 750, 38 g',
      declaredValue: 2_500_00,
      status: 'SUBMITTED',
      at: after(now, -2 * HOUR),
    });
    // From an earlier purchase: approved, and free to be used.
    offerThing(transaction, order, {
      type: 'ELECTRONICS',
      description: 'Camera with two lenses',
      declaredValue: 1_500_00,
      value: 1_400_00,
      status: 'APPROVED',
      at: after(now, -48 * HOUR),
      attached: false,
    });
  },
};
