import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Currency } from '#contracts/money.ts';
import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import { payAheadTo } from '#mocks/rules/covering-ahead.ts';
import { goldValue } from '#mocks/rules/price-list.ts';
import { divideTotal, shareToFinance } from '#mocks/rules/down-payment.ts';
import { coverageOf, type CoverageSums, freeOf } from '#mocks/rules/collateral.ts';
import { neededFor } from './facts.ts';
import { collateralLifecycle, stepped } from './lifecycle.ts';
import { collateralOfPath } from './of-path.ts';
import { viewCollateral, viewCollateralDetails } from './view.ts';

export const getCollateralTypes: HandlerOf<'getCollateralTypes'> = ({ reply }) =>
  reply(200, { items: Object.values(collateralTypes) });

export const getCollateralEstimate: HandlerOf<'getCollateralEstimate'> = ({ query, reply }) =>
  reply(200, { currency: BUSINESS_CURRENCY, ...goldValue(query.fineness, query.grams) });

export const getCollateral: HandlerOf<'getCollateral'> = ({ params, subject, tables, today, reply }) =>
  reply(
    200,
    viewCollateral(
      tables,
      requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral'),
      today,
    ),
  );

export const getCollateralAsAdministrator: HandlerOf<'getCollateralAsAdministrator'> = ({
  params,
  subject,
  tables,
  today,
  reply,
}) => {
  const collateral = requireRow(tables.collaterals.get(params.collateralId), 'collateral');
  return reply(200, viewCollateralDetails(tables, collateral, today, subject));
};

/** The simulated fall in value of all collateral, in basis points. */
const FALL_BPS = 2_000;

/** Returns the higher down payment that would make up for missing collateral, if there is one. */
function remedyFor(
  { status, total, currency }: OrderSums,
  { covered, inReview, prepared, missing }: CoverageSums,
): Coverage['remedy'] {
  if (status !== 'COLLATERAL_REQUIRED' || missing === 0) return null;
  const downPaymentBps = shareToFinance(total, covered + inReview + prepared);
  if (downPaymentBps === null) return null;
  const { downPayment } = divideTotal(total, downPaymentBps);
  return { downPaymentBps, downPayment: { amountMinor: downPayment, currency } };
}
interface OrderSums {
  readonly status: string;
  readonly total: number;
  readonly currency: Currency;
}

export const getCoverage: HandlerOf<'getCoverage'> = ({ params, subject, tables, today, reply }) => {
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const items = tables.collaterals.by('orderId', order.id).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const plan = tables.plans.get(order.planId ?? '');
  const needed = neededFor(tables, order);
  const sums = coverageOf(needed, items);
  const fallen = coverageOf(needed, items, 10_000 - FALL_BPS);
  const money = (amountMinor: number) => ({ amountMinor, currency: order.currency });
  const payAhead = plan?.activatedOn && sums.covered < needed ? payAheadTo(plan, sums.covered, today) : null;
  const parts = ({ covered, missing }: CoverageSums) => ({
    covered: money(covered),
    missing: money(missing),
  });
  return reply(200, {
    orderId: order.id,
    orderStatus: order.status,
    needed: money(needed),
    ...parts(sums),
    free: money(freeOf(sums.covered, needed)),
    inReview: money(sums.inReview),
    prepared: money(sums.prepared),
    ltvBps: sums.ltvBps,
    afterFall: { byBps: FALL_BPS, ...parts(fallen) },
    remedy: remedyFor(order, sums),
    payAhead,
    items: items.map((item) => viewCollateral(tables, item, today)),
  });
};

/** Changes what is offered (transitions C0a, C0b). */
export const updateCollateral: HandlerOf<'updateCollateral'> = (context) => {
  const { params, body, subject, tables, today, matchVersion, reply } = context;
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  matchVersion(collateral);
  const { type, description, declaredValue, yearMade = null } = body;
  const status = collateralLifecycle.take(collateral, 'change', {
    currency: declaredValue.currency,
    expected: collateral.currency,
    type,
    yearMade,
    today,
  });
  const changedCollateral = tables.collaterals.replace({
    ...collateral,
    status,
    type,
    description,
    declaredValue: declaredValue.amountMinor,
    yearMade: collateralTypes[type].maxAgeYears === null ? null : yearMade,
    haircutBps: collateralTypes[type].haircutBps,
    valuation: null, // it was of something else
    version: collateral.version + 1,
  });
  return reply(200, viewCollateral(tables, changedCollateral, today));
};

/** Confirms that collateral was returned (transition C11). */
export const confirmCollateralReturn: HandlerOf<'confirmCollateralReturn'> = (context) => {
  const { params, subject, tables, now, today, reply } = context;
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const status = collateralLifecycle.take(collateral, 'confirm-return', {});
  const returned = tables.collaterals.replace(stepped(collateral, status, { at: now, by: 'CUSTOMER' }));
  return reply(200, viewCollateral(tables, returned, today));
};

/** Takes collateral for review (transition C2). */
export const takeCollateral: HandlerOf<'takeCollateral'> = (context) => {
  const { subject, tables, now, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'take', facts);
  const reviewer = { id: subject.id, name: subject.name };
  const taken = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'REVIEWER' }, { reviewer }),
  );
  return reply(200, viewCollateralDetails(tables, taken, today, subject));
};
