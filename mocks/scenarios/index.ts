import { accountBlocked } from './account-blocked.ts';
import { adminViewer } from './admin-viewer.ts';
import { batch10000 } from './batch-10000.ts';
import { bigList } from './big-list.ts';
import { cardLocked } from './card-locked.ts';
import { collateralReview } from './collateral-review.ts';
import { collateralSale } from './collateral-sale.ts';
import { collateralShortfall } from './collateral-shortfall.ts';
import { declinedThenSuccess } from './declined-then-success.ts';
import { happy } from './happy.ts';
import { lateScenarios } from './late.ts';
import { networkScenarios } from './networks.ts';
import { newUser } from './new-user.ts';
import { noData } from './no-data.ts';
import { oneOfEach } from './one-of-each.ts';
import { otpLocked } from './otp-locked.ts';
import { pendingBank } from './pending-bank.ts';
import { quoteExpires } from './quote-expires.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario, by the name that links use. */
export const scenarios: Readonly<Record<string, Scenario>> = {
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
};

export const scenarioNames: readonly string[] = Object.keys(scenarios);
export const defaultScenario = 'happy';
