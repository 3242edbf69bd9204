import { after, businessDate, DAY } from '#mocks/time/business-time.ts';
import { shortfallOf, coverageOf } from '#mocks/rules/collateral.ts';
import { collateralDecided } from '#mocks/notices/collateral.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { offerCollateral } from './collateral.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillSecuredPurchase } from './secured-purchase.ts';

/** The value of her shares after a fall, in minor units; half of it counts. */
const FALLEN = 2_400_00;

export const collateralShortfall: Scenario = {
  title: 'collateral falls short',
  description: 'Mira Okafor’s shares have fallen: they no longer cover her plan of 24 months.',
  hint: 'Pay ahead, or hand in something else.',
  person: 'customer',
  opens: '/installments/details',
  populate(transaction) {
    const { tables, clock } = transaction;
    const now = clock.now();
    const order = fillSecuredPurchase(transaction, after(now, -66 * DAY), 'PAID');
    if (!order) return;
    const plan = tables.plans.get(order.planId ?? '');
    const owed = plan?.principalLeft ?? 0;
    const shares = offerCollateral(transaction, order, {
      type: 'LISTED_SECURITIES',
      description: 'Shares in a deposit account',
      declaredValue: 4_000_00,
      value: FALLEN,
      valuedAt: now,
      status: 'SHORTFALL',
      at: after(now, -67 * DAY),
    });
    const shortfall = shortfallOf(owed, coverageOf(owed, [shares]).covered);
    if (plan) tables.plans.replace({ ...plan, shortfall });
    const fallen = tables.collaterals.replace({ ...shares, shortfall });
    const context = { tables, today: businessDate(now) };
    const notice = collateralDecided(fallen, { ...fallen, status: 'PLEDGED' }, context);
    const user = tables.users.get(order.userId);
    if (notice && user) deliver({ tables, random: transaction.random, now }, notice, user.preferences);
  },
};

export const collateralShortfallFirstScreen: FirstScreen = { texts: [/of collateral is missing/] };
