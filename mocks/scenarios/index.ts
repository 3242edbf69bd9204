import { adminViewer, adminViewerFirstScreen } from './admin-viewer.ts';
import { batch10000, batch10000FirstScreen } from './batch-10000.ts';
import { bigList, bigListFirstScreen } from './big-list.ts';
import { collateralReview, collateralReviewFirstScreen } from './collateral-review.ts';
import { collateralSale, collateralSaleFirstScreen } from './collateral-sale.ts';
import { collateralShortfall, collateralShortfallFirstScreen } from './collateral-shortfall.ts';
import { declinedThenSuccess, declinedThenSuccessFirstScreen } from './declined-then-success.ts';
import { goodsReturn, goodsReturnFirstScreen } from './goods-return.ts';
import { happy, happyFirstScreen } from './happy.ts';
import { networkFirstScreens, networkScenarios } from './networks.ts';
import { newUser, newUserFirstScreen } from './new-user.ts';
import { noData, noDataFirstScreen } from './no-data.ts';
import { oneOfEach, oneOfEachFirstScreen } from './one-of-each.ts';
import { pendingBank, pendingBankFirstScreen } from './pending-bank.ts';
import { quoteExpires, quoteExpiresFirstScreen } from './quote-expires.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { writtenScenarios } from './written-scenarios.ts';

const named = {
  happy,
  'new-user': newUser,
  'no-data': noData,
  'declined-then-success': declinedThenSuccess,
  'quote-expires': quoteExpires,
  'pending-bank': pendingBank,
  'collateral-review': collateralReview,
  'collateral-shortfall': collateralShortfall,
  'collateral-sale': collateralSale,
  'goods-return': goodsReturn,
  ...networkScenarios,
  'batch-10000': batch10000,
  'admin-viewer': adminViewer,
  'big-list': bigList,
  'one-of-each': oneOfEach,
} satisfies Record<string, Scenario>;

/** Every scenario, by the name that links use. */
export const scenarios: Readonly<Record<string, Scenario>> = { ...named, ...writtenScenarios };

export const scenarioNames: readonly string[] = Object.keys(scenarios);
export const defaultScenario = 'happy';

/** What tests expect on the first screen of each. A function, so that pages, which do not call it, have little of it. */
export const firstScreens = (): Readonly<Record<string, FirstScreen>> => ({
  ...namedFirstScreens(),
  ...Object.fromEntries(
    Object.entries(writtenScenarios).map(([name, { firstScreen }]) => [name, firstScreen]),
  ),
});

const namedFirstScreens = (): Readonly<Record<keyof typeof named, FirstScreen>> => ({
  happy: happyFirstScreen,
  'new-user': newUserFirstScreen,
  'no-data': noDataFirstScreen,
  'declined-then-success': declinedThenSuccessFirstScreen,
  'quote-expires': quoteExpiresFirstScreen,
  'pending-bank': pendingBankFirstScreen,
  'collateral-review': collateralReviewFirstScreen,
  'collateral-shortfall': collateralShortfallFirstScreen,
  'collateral-sale': collateralSaleFirstScreen,
  'goods-return': goodsReturnFirstScreen,
  ...networkFirstScreens,
  'batch-10000': batch10000FirstScreen,
  'admin-viewer': adminViewerFirstScreen,
  'big-list': bigListFirstScreen,
  'one-of-each': oneOfEachFirstScreen,
});
