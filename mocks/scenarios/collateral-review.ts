import { after, HOUR } from '#mocks/time/business-time.ts';
import { collateralThat, offerCollateral } from './collateral.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillSecuredPurchase } from './secured-purchase.ts';

/** Gold worth 2,500.00 covers 2,000.00, more than the 1,920.00 that are financed. */
export const collateralReview: Scenario = {
  title: 'collateral to review',
  description: 'Mira Okafor has handed in gold for a plan of 24 months: a reviewer has to decide.',
  hint: 'Start the review, set a value and approve it.',
  person: 'administrator',
  opens: collateralThat('SUBMITTED'),
  populate(transaction) {
    const now = transaction.clock.now();
    const order = fillSecuredPurchase(transaction, after(now, -3 * HOUR), 'UNDER_REVIEW');
    if (!order) return;
    offerCollateral(transaction, order, {
      type: 'GOLD_JEWELLERY',
      description: 'Gold bracelet, 750, 38 g',
      declaredValue: 2_500_00,
      status: 'SUBMITTED',
      at: after(now, -2 * HOUR),
    });
    // collateral from an earlier purchase: approved, and free to be used
    offerCollateral(transaction, order, {
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

export const collateralReviewFirstScreen: FirstScreen = {
  texts: [/Gold bracelet, 750, 38 g/],
  wideTexts: [/^Waiting for review$/, /^Start review/],
};
