import fc from 'fast-check';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralEstimate } from '#contracts/collateral/estimate.ts';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { SettlementQuote } from '#contracts/plans/quote.ts';
import type { OperationName } from '#contracts/index.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { refusals } from './collateral/guards.ts';
import { CollateralModel, type Item, type Who } from './collateral/model.ts';
import { type Beginning, prepareCollateral } from './collateral/prepare.ts';
import { type Sequences, step, type Step } from './kit/run.ts';
import { same, world, versionOf } from './kit/world.ts';

const HOUR = 3_600_000;

type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<ReturnType<typeof prepareCollateral>>>>>>;
type CollateralStep = Step<CollateralModel, Real>;

const nowOf = ({ backend }: Real) => Date.parse(backend.store.clock.now());

async function compare(model: CollateralModel, real: Real): Promise<void> {
  const { reads, orderId, as } = real;
  const params = { orderId };
  same('status of the order', (await reads<Order>('getOrder', { params, ...as })).status, model.order);
  for (const item of model.items) {
    const stored = real.backend.store.tables.collaterals.get(item.id);
    same(`status of ${item.type}`, stored?.status, item.status);
    same(`shortfall of ${item.type}`, stored?.shortfall ?? null, item.lacks);
    same(`order of ${item.type}`, stored?.orderId === orderId, item.attached);
  }
  if (model.order === 'ACTIVE' || model.order === 'COMPLETED') {
    const lacks = model.items.find(({ status }) => status === 'SHORTFALL')?.lacks ?? null;
    same('what the plan lacks', (await planOf(real)).shortfall?.missing.amountMinor ?? null, lacks);
  }
  const coverage = await reads<Coverage>('getCoverage', { params, ...as });
  same('needed', coverage.needed.amountMinor, model.needed);
  same('covered', coverage.covered.amountMinor, model.covered);
  same('in review', coverage.inReview.amountMinor, model.inReview);
  same('prepared', coverage.prepared.amountMinor, model.prepared);
  const missing = model.needed - model.covered - model.inReview - model.prepared;
  same('missing', coverage.missing.amountMinor, Math.max(0, missing));
  if (model.covered >= model.needed) same('what covers it', coverage.payAhead, null);
  same('free', coverage.free.amountMinor, Math.max(0, model.covered - model.needed));
}

type Act = (model: CollateralModel, real: Real, item: Item, who: Who) => Promise<void>;

/** A step that a person takes with one item of collateral. */
const withItem = (name: string, act: Act) =>
  fc
    .record({
      which: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
      who: fc.constantFrom<Who>('risk', 'risk', 'risk', 'other'),
    })
    .map(({ which, who }): CollateralStep =>
      step(`${name} ${which} by ${who}`, async (model, real) => {
        const item = model.items[which % model.items.length];
        if (!item) return;
        await act(model, real, item, who);
        await compare(model, real);
      }),
    );

/** Sends a command of the review with the version of the collateral. */
async function reviews(
  real: Real,
  who: Who,
  name: OperationName,
  item: Item,
  codes: string[],
  body?: object,
) {
  const version = real.backend.store.tables.collaterals.get(item.id)?.version;
  const call = { params: { collateralId: item.id }, ...real.reviewers[who], ifMatch: `"${version}"` };
  return real.sends(name, { ...call, ...(body && { body }) }, codes);
}

async function submit(model: CollateralModel, real: Real, item: Item, answer: string | null): Promise<void> {
  const call = { params: { collateralId: item.id }, body: { answer }, ...real.as };
  if (await real.sends('submitCollateral', call, refusals.submit(item, answer)))
    model.submits(item, nowOf(real));
}

const submits = withItem('submits', async (model, real, item, who) => {
  await submit(model, real, item, who === 'risk' ? 'It is on the clasp.' : null);
});

const takes = withItem('takes', async (_model, real, item, who) => {
  if (await reviews(real, who, 'takeCollateral', item, refusals.take(item, who)))
    Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
});

const values = fc.constantFrom(1, 399_99, 1_000_00, 1_200_00, 1_200_00, 2_400_01).chain((value) =>
  withItem(`values at ${value}`, async (model, real, item, who) => {
    const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
    if (await reviews(real, who, 'valueCollateral', item, refusals.value(item, who), body))
      model.values(item, value, nowOf(real));
  }),
);

const approves = withItem('approves', async (model, real, item, who) => {
  if (await reviews(real, who, 'approveCollateral', item, refusals.approve(item, who, model.today)))
    model.decides(item, 'APPROVED', nowOf(real));
});

/** Submits and approves collateral, which takes four requests. */
const reviewed = withItem('hands in, and it is approved:', async (model, real, item, who) => {
  if (item.status === 'DRAFT' && item.documented) await submit(model, real, item, 'It is on the clasp.');
  if (item.status !== 'SUBMITTED') return;
  await reviews(real, who, 'takeCollateral', item, []);
  Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
  const value = item.declared;
  const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
  await reviews(real, who, 'valueCollateral', item, [], body);
  model.values(item, value, nowOf(real));
  await reviews(real, who, 'approveCollateral', item, []);
  model.decides(item, 'APPROVED', nowOf(real));
});

const asks = withItem('asks about', async (model, real, item, who) => {
  const body = { note: 'Please add a photo of the stamp.' };
  if (await reviews(real, who, 'requestCollateralInfo', item, refusals.decide(item, who), body))
    model.decides(item, 'INFO_REQUESTED', nowOf(real));
});

const rejects = fc.boolean().chain((fraud) =>
  withItem(fraud ? 'suspects' : 'rejects', async (model, real, item, who) => {
    const body = { reason: fraud ? 'FRAUD_SUSPECTED' : 'OWNERSHIP_UNCLEAR', note: null };
    if (await reviews(real, who, 'rejectCollateral', item, refusals.decide(item, who), body))
      model.decides(item, 'REJECTED', nowOf(real), fraud);
  }),
);

const removes = withItem('removes', async (model, real, item) => {
  const call = { params: { collateralId: item.id }, ...real.as };
  if (await real.sends('removeCollateral', call, refusals.remove(item, model)))
    Object.assign(item, { status: 'REMOVED', attached: false });
});

const attaches = withItem('attaches', async (model, real, item) => {
  const { orderId, as } = real;
  const call = { params: { collateralId: item.id }, body: { orderId }, ...as };
  if (!(await real.sends('attachCollateral', call, refusals.attach(item, model)))) return;
  item.attached = true;
  if (model.order === 'ACTIVE') model.follows();
});

const returned = withItem('confirms the return of', async (_model, real, item) => {
  const call = { params: { collateralId: item.id }, ...real.as };
  const allowed = item.status === 'RELEASE_PENDING';
  if (await real.sends('confirmCollateralReturn', call, allowed ? [] : ['invalid-transition']))
    item.status = 'RELEASED';
});

const plain = (name: string, act: (model: CollateralModel, real: Real) => Promise<void>) =>
  fc.constant(
    step<CollateralModel, Real>(name, async (model, real) => {
      await act(model, real);
      await compare(model, real);
    }),
  );

const offers = plain('offers a deposit without documents', async (model, real) => {
  if (model.items.length > 3) return;
  const body = { type: 'CASH_DEPOSIT', description: 'Savings account', declaredValue: euro(960_00) };
  const allowed = model.order === 'COLLATERAL_REQUIRED' || model.order === 'ACTIVE';
  const call = { params: { orderId: real.orderId }, body, ...real.as };
  const done = await real.sends('createCollateral', call, allowed ? [] : ['invalid-transition']);
  if (!done) return;
  const { id } = done.body as Collateral; // checked by the backend
  const item = { id, type: 'CASH_DEPOSIT', declared: 960_00, documented: false, status: 'DRAFT' };
  model.items.push({ ...item, value: null, validUntil: 0, reviewer: null, attached: true, lacks: null });
});

const continues = plain('continues with what was approved before', async (model, real) => {
  const codes =
    model.order !== 'COLLATERAL_REQUIRED'
      ? ['invalid-transition']
      : model.covered >= 960_00
        ? []
        : ['collateral-insufficient', 'collateral-required', 'invalid-transition'];
  if (await real.sends('submitOrder', { params: { orderId: real.orderId }, ...real.as }, codes))
    model.order = 'READY_TO_CONFIRM';
});

/** docs/domain.md, "Collateral": a gram of fine gold is bought for 80.00 and sold for 90.00. */
const estimates = fc
  .record({ fineness: fc.constantFrom(333, 585, 750, 999), grams: fc.integer({ min: 1, max: 10_000 }) })
  .map(({ fineness, grams }): CollateralStep =>
    step(`estimates ${grams} g of ${fineness}`, async (_model, { reads }) => {
      const query = { fineness, grams };
      const { lowMinor, highMinor } = await reads<CollateralEstimate>('getCollateralEstimate', { query });
      same('bought for', lowMinor, Math.round((fineness / 1_000) * grams * 80_00));
      same('sold for', highMinor, Math.round((fineness / 1_000) * grams * 90_00));
    }),
  );

const cancels = plain('cancels the order', async (model, real) => {
  const params = { orderId: real.orderId };
  const { version } = await real.reads<Order>('getOrder', { params, ...real.as });
  const waits = /REQUIRED|REVIEW|CONFIRM/.test(model.order);
  const call = { params, ...real.as, ifMatch: `"${version}"` };
  if (await real.sends('cancelOrder', call, waits ? [] : ['invalid-transition'])) model.ends('CANCELLED');
});

const planOf = ({ reads, planId, as }: Real) => reads<Plan>('getPlan', { params: { planId }, ...as });

const pays = fc.constantFrom(50_00, 300_00).chain((amount) =>
  plain(`pays ${amount} of the plan`, async (model, real) => {
    if (model.order !== 'ACTIVE') return;
    if ((await planOf(real)).leftToPay.amountMinor <= amount) return;
    const parts = [{ planId: real.planId, amount: euro(amount), version: versionOf(real, real.planId) }];
    await real.sends('payPlans', { body: { parts, ...byCard(real.cardId, amount) }, ...real.as });
    model.principalLeft = (await planOf(real)).principalLeft.amountMinor;
    model.follows();
  }),
);

const settles = plain('pays the plan off', async (model, real) => {
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

/** Pays ahead the smallest amount of which the backend says that it covers the plan again. */
const cures = plain('pays ahead what covers it', async (model, real) => {
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
const waits = fc.constantFrom(1, 1, 3, 8).chain((days) =>
  plain(`${days} days pass`, async (model, real) => {
    for (let day = 0; day < days; day += 1) {
      await real.passes(16 * HOUR);
      model.midnight(nowOf(real));
      await real.passes(8 * HOUR);
      model.morning(nowOf(real));
    }
  }),
);

/** Sequences about collateral, starting with an order that waits for it or with a plan that it secures. */
export async function collateralSequences(from: Beginning): Promise<Sequences<CollateralModel, Real>> {
  const real = await world(prepareCollateral(from));
  const { backend, orderId, own } = real;
  const review = [
    submits,
    submits,
    reviewed,
    reviewed,
    reviewed,
    values,
    values,
    takes,
    takes,
    approves,
    approves,
    asks,
    rejects,
  ];
  const ofOrder =
    from === 'order' ? [continues, cancels, estimates] : [pays, cures, cures, settles, returned, returned];
  return {
    steps: [...review, removes, attaches, offers, waits, ...ofOrder],
    async begin() {
      await real.begin();
      const { tables } = backend.store;
      const order = tables.orders.get(orderId);
      const expires = order?.status === 'ACTIVE' ? null : Date.parse(order?.expiresAt ?? '');
      const model = new CollateralModel(order?.status ?? '', expires);
      for (const { id } of own) {
        const row = tables.collaterals.get(id);
        if (!row) throw new Error(`There is no collateral ${id}`);
        model.items.push({
          id,
          type: row.type,
          declared: row.declaredValue,
          documented: true,
          status: row.status,
          value: row.valuation?.value ?? null,
          validUntil: 7, // a shortfall of gold that was valued on the first day
          reviewer: row.reviewer ? 'risk' : null,
          attached: true,
          lacks: null,
        });
      }
      return { model, real };
    },
  };
}
