import { CollateralModel } from './collateral/model.ts';
import { type Beginning, prepareCollateral } from './collateral/prepare.ts';
import type { Sequences } from './kit/run.ts';
import { world } from './kit/world.ts';
import {
  submits,
  describes,
  takes,
  values,
  approves,
  reviewed,
  takenOver,
  asks,
  rejects,
  removes,
  attaches,
  returned,
} from './collateral/items.ts';
import {
  offers,
  continues,
  needsNone,
  estimates,
  cancels,
  pays,
  settles,
  reopens,
  cures,
  waits,
} from './collateral/orders.ts';
import type { Real } from './collateral/real.ts';

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
    takenOver,
    asks,
    asks,
    describes,
    rejects,
  ];
  const ofOrder =
    from === 'order'
      ? [continues, needsNone, cancels, estimates]
      : [pays, cures, cures, settles, reopens, returned, returned];
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
          valuer: row.valuation ? 'risk' : null,
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
