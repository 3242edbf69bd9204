import { accountBlocked, accountBlockedFirstScreen } from './account-blocked.ts';
import { adminViewer, adminViewerFirstScreen } from './admin-viewer.ts';
import { batch10000, batch10000FirstScreen } from './batch-10000.ts';
import { bigList, bigListFirstScreen } from './big-list.ts';
import { cardLocked, cardLockedFirstScreen } from './card-locked.ts';
import { collateralReview, collateralReviewFirstScreen } from './collateral-review.ts';
import { collateralSale, collateralSaleFirstScreen } from './collateral-sale.ts';
import { collateralShortfall, collateralShortfallFirstScreen } from './collateral-shortfall.ts';
import { declinedThenSuccess, declinedThenSuccessFirstScreen } from './declined-then-success.ts';
import { happy, happyFirstScreen } from './happy.ts';
import { lateFirstScreens, lateScenarios } from './late.ts';
import { networkFirstScreens, networkScenarios } from './networks.ts';
import { newUser, newUserFirstScreen } from './new-user.ts';
import { noData, noDataFirstScreen } from './no-data.ts';
import { oneOfEach, oneOfEachFirstScreen } from './one-of-each.ts';
import { otpLocked, otpLockedFirstScreen } from './otp-locked.ts';
import { pendingBank, pendingBankFirstScreen } from './pending-bank.ts';
import { quoteExpires, quoteExpiresFirstScreen } from './quote-expires.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

const named = {
  happy,
  'new-user': newUser,
  'no-data': noData,
  ...lateScenarios,
  'declined-then-success': declinedThenSuccess,
  'quote-expires': quoteExpires,
  'pending-bank': pendingBank,
  'otp-locked': otpLocked,
  'card-locked': cardLocked,
  'account-blocked': accountBlocked,
  'collateral-review': collateralReview,
  'collateral-shortfall': collateralShortfall,
  'collateral-sale': collateralSale,
  ...networkScenarios,
  'batch-10000': batch10000,
  'admin-viewer': adminViewer,
  'big-list': bigList,
  'one-of-each': oneOfEach,
} satisfies Record<string, Scenario>;

/** Every scenario, by the name that links use. */
export const scenarios: Readonly<Record<string, Scenario>> = named;

export const scenarioNames: readonly string[] = Object.keys(scenarios);
export const defaultScenario = 'happy';

/** What tests expect on the first screen of each. A function, so that none of it ships with the pages, which do not call it. */
export const firstScreens = (): Readonly<Record<keyof typeof named, FirstScreen>> => ({
  happy: happyFirstScreen,
  'new-user': newUserFirstScreen,
  'no-data': noDataFirstScreen,
  ...lateFirstScreens,
  'declined-then-success': declinedThenSuccessFirstScreen,
  'quote-expires': quoteExpiresFirstScreen,
  'pending-bank': pendingBankFirstScreen,
  'otp-locked': otpLockedFirstScreen,
  'card-locked': cardLockedFirstScreen,
  'account-blocked': accountBlockedFirstScreen,
  'collateral-review': collateralReviewFirstScreen,
  'collateral-shortfall': collateralShortfallFirstScreen,
  'collateral-sale': collateralSaleFirstScreen,
  ...networkFirstScreens,
  'batch-10000': batch10000FirstScreen,
  'admin-viewer': adminViewerFirstScreen,
  'big-list': bigListFirstScreen,
  'one-of-each': oneOfEachFirstScreen,
});
