import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { CollateralModel, Item, Who } from '#tests/suite/models/collateral/model.ts';
import type { prepareCollateral } from './prepare.ts';
import { step, type Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';

export type Real = Awaited<
  ReturnType<typeof world<Awaited<ReturnType<ReturnType<typeof prepareCollateral>>>>>
>;
export type CollateralStep = Step<CollateralModel, Real>;

export const nowOf = ({ backend }: Real) => Date.parse(backend.store.clock.now());

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
    const lacks = Math.max(0, model.principalLeft - model.covered);
    same('what the plan lacks', (await planOf(real)).shortfall?.missing.amountMinor ?? 0, lacks);
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
export const withItem =
  (name: string, act: Act) =>
  (which: number, who: Who = 'risk'): CollateralStep =>
    step(`${name} ${which} by ${who}`, async (model, real) => {
      const item = model.items[which % model.items.length];
      if (!item) return;
      await act(model, real, item, who);
      await compare(model, real);
    });

/** A step about the order, its plan or time. */
export const plain = (
  name: string,
  act: (model: CollateralModel, real: Real) => Promise<void>,
): CollateralStep =>
  step(name, async (model, real) => {
    await act(model, real);
    await compare(model, real);
  });

export const planOf = ({ reads, planId, as }: Real) => reads<Plan>('getPlan', { params: { planId }, ...as });
