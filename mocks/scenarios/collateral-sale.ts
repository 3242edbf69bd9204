import { after, businessDate, DAY } from '#mocks/time/business-time.ts';
import { collateralDecided } from '#mocks/notices/collateral.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { SALE_NOTICE_DAYS } from '#mocks/rules/collateral.ts';
import { collateralThat, offerCollateral } from './collateral.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillSecuredPurchase } from './secured-purchase.ts';

export const collateralSale: Scenario = {
  title: 'collateral to sell',
  description: 'Mira Okafor’s secured plan is in default, and her gold may be sold from today on.',
  hint: 'Record the sale: what it brings pays the plan.',
  person: 'administrator',
  opens: collateralThat('PLEDGED'),
  populate(transaction) {
    const { tables, random, clock } = transaction;
    const now = clock.now();
    const order = fillSecuredPurchase(transaction, after(now, -140 * DAY), 'PAID', 0);
    if (!order) return;
    const saleNoticeOn = daysAfter(businessDate(now), -SALE_NOTICE_DAYS);
    const gold = offerCollateral(transaction, order, {
      type: 'GOLD_JEWELLERY',
      description: 'Gold bracelet, 750',
      declaredValue: 2_600_00,
      value: 2_600_00,
      status: 'PLEDGED',
      at: after(now, -141 * DAY),
      valuedAt: after(now, -2 * DAY), // valued again for the sale
      saleNoticeOn,
    });
    const context = { tables, today: businessDate(now) };
    const notice = collateralDecided(gold, { ...gold, saleNoticeOn: null }, context);
    const user = tables.users.get(order.userId);
    const told = after(now, -SALE_NOTICE_DAYS * DAY);
    if (notice && user) deliver({ tables, random, now: told }, notice, user.preferences);
  },
};

export const collateralSaleFirstScreen: FirstScreen = {
  texts: [/Gold bracelet, 750/],
  wideTexts: [/^Record sale/],
};
