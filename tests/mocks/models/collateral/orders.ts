import fc from 'fast-check';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralEstimate } from '#contracts/collateral/estimate.ts';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { SettlementQuote } from '#contracts/plans/quote.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { same, versionOf } from '#tests/mocks/models/kit/world.ts';
import { type CollateralStep, nowOf, plain, planOf } from './real.ts';

const HOUR = 3_600_000;

export const offers = plain('offers a deposit without documents', async (model, real) => {
  if (model.items.length > 3) return;
  const body = { type: 'CASH_DEPOSIT', description: 'Savings account', declaredValue: euro(960_00) };
  const allowed = model.order === 'COLLATERAL_REQUIRED' || model.order === 'ACTIVE';
  const call = { params: { orderId: real.orderId }, body, ...real.as };
  const done = await real.sends('createCollateral', call, allowed ? [] : ['invalid-transition']);
  if (!done) return;
  const { id } = done.body as Collateral; // checked by the backend
  const item = { id, type: 'CASH_DEPOSIT', declared: 960_00, documented: false, status: 'DRAFT' };
  model.items.push({
    ...item,
    value: null,
    valuer: null,
    validUntil: 0,
    reviewer: null,
    attached: true,
    lacks: null,
    toldOn: null,
  });
});

export const continues = plain('continues with what was approved before', async (model, real) => {
  const codes =
    model.order !== 'COLLATERAL_REQUIRED'
      ? ['invalid-transition']
      : model.covered >= 960_00
        ? []
        : ['collateral-insufficient', 'collateral-required', 'invalid-transition'];
  if (await real.sends('submitOrder', { params: { orderId: real.orderId }, ...real.as }, codes))
    model.order = 'READY_TO_CONFIRM';
});

/** As much is financed as before. */
export const needsNone = plain('submits a plan that needs no collateral', async (model, real) => {
  if (model.order !== 'COLLATERAL_REQUIRED') return;
  const call = { params: { orderId: real.orderId }, ...real.as };
  const body = { offerCode: 'STD6', downPaymentBps: 2_000, dueDay: null };
  await real.sends('createQuote', { ...call, body });
  await real.sends('submitOrder', call);
  model.needsNone();
});

/** docs/domain.md, "Collateral": a gram of fine gold is bought for 80.00 and sold for 90.00. */
export const estimates = fc
  .record({ fineness: fc.constantFrom(333, 585, 750, 999), grams: fc.integer({ min: 1, max: 10_000 }) })
  .map(({ fineness, grams }): CollateralStep =>
    step(`estimates ${grams} g of ${fineness}`, async (_model, { reads }) => {
      const query = { fineness, grams };
      const { lowMinor, highMinor } = await reads<CollateralEstimate>('getCollateralEstimate', { query });
      same('bought for', lowMinor, Math.round((fineness / 1_000) * grams * 80_00));
      same('sold for', highMinor, Math.round((fineness / 1_000) * grams * 90_00));
    }),
  );

export const cancels = plain('cancels the order', async (model, real) => {
  const params = { orderId: real.orderId };
  const { version } = await real.reads<Order>('getOrder', { params, ...real.as });
  const waits = /REQUIRED|REVIEW|CONFIRM|AWAITING/.test(model.order);
  const call = { params, ...real.as, ifMatch: `"${version}"` };
  if (await real.sends('cancelOrder', call, waits ? [] : ['invalid-transition'])) model.ends('CANCELLED');
});

export const pays = (amount: number) =>
  plain(`pays ${amount} of the plan`, async (model, real) => {
    if (model.order !== 'ACTIVE') return;
    if ((await planOf(real)).leftToPay.amountMinor <= amount) return;
    const parts = [{ planId: real.planId, amount: euro(amount), version: versionOf(real, real.planId) }];
    await real.sends('payPlans', { body: { parts, ...byCard(real.cardId, amount) }, ...real.as });
    model.principalLeft = (await planOf(real)).principalLeft.amountMinor;
    model.follows();
  });

export const settles = plain('pays the plan off', async (model, real) => {
  if (model.order !== 'ACTIVE') return;
  const params = { planId: real.planId };
  const { as } = real;
  const { amount } = await real.reads<SettlementQuote>('quoteSettlement', {
    params,
    body: { on: null },
    ...as,
  });
  await real.sends('settlePlan', {
    params,
    body: { amount, ...byCard(real.cardId, amount.amountMinor) },
    ...as,
  });
  model.paidOff();
});

export const reopens = plain('gives up to 100.00 back of what paid the plan off', async (model, real) => {
  if (model.order !== 'COMPLETED') return;
  const payments = real.backend.store.tables.payments.by('planId', real.planId);
  const payment = payments.findLast(({ purpose }) => purpose === 'SETTLEMENT');
  if (!payment) return;
  const amount = euro(Math.min(100_00, payment.amount));
  const body = { amount, reason: 'GOODWILL', note: null };
  const call = { params: { paymentId: payment.id }, ifMatch: `"${payment.version}"`, body };
  await real.sends('createRefund', { ...call, ...real.reviewers.other });
  model.reopens((await planOf(real)).principalLeft.amountMinor);
});

/** Pays ahead the smallest amount of which the backend says that it covers the plan again. */
export const cures = plain('pays ahead what covers it', async (model, real) => {
  if (model.order !== 'ACTIVE') return;
  const { orderId, planId, as } = real;
  const { payAhead } = await real.reads<Coverage>('getCoverage', { params: { orderId }, ...as });
  if (payAhead === null) return;
  const { version } = await planOf(real);
  const body = { amount: payAhead, mode: 'SHORTER_TERM', ...byCard(real.cardId, payAhead.amountMinor) };
  await real.sends('prepayPlan', { params: { planId }, body, ...as, ifMatch: `"${version}"` });
  const left = (await planOf(real)).principalLeft.amountMinor;
  const isSmallest = left === model.covered || payAhead.amountMinor === 10_00;
  same('the cover after it', left <= model.covered && isSmallest, true);
  model.principalLeft = left;
  model.follows();
});

/** Lets time pass day by day, each with its midnight and its morning. */
export const waits = (days: number) =>
  plain(`${days} days pass`, async (model, real) => {
    for (let day = 0; day < days; day += 1) {
      await real.passes(16 * HOUR);
      model.midnight(nowOf(real));
      await real.passes(8 * HOUR);
      model.morning(nowOf(real));
    }
  });
