import fc from 'fast-check';
import { CollateralModel, type Who } from '#tests/suite/models/collateral/model.ts';
import { type Beginning, prepareCollateral } from './collateral/prepare.ts';
import type { Sequences } from './kit/run.ts';
import { world } from './kit/world.ts';
import {
  submits,
  describes,
  takes,
  values,
  approves,
  accepts,
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
import { signs } from './collateral/refused.ts';
import type { CollateralStep, Real } from './collateral/real.ts';

const any = (make: (which: number, who: Who) => CollateralStep) =>
  fc
    .record({
      which: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
      who: fc.constantFrom<Who>('risk', 'risk', 'risk', 'other'),
    })
    .map(({ which, who }) => make(which, who));

/** Sequences about collateral, starting with an order that waits for it or with a plan that it secures. */
export async function collateralSequences(from: Beginning): Promise<Sequences<CollateralModel, Real>> {
  const real = await world(prepareCollateral(from));
  const { backend, orderId, collaterals } = real;
  const valued = fc.constantFrom(1, 399_99, 1_000_00, 1_200_00, 1_200_00, 2_400_01);
  const valuing = valued.chain((value) => any(values(value)));
  const review = [
    any(submits),
    any(submits),
    any(reviewed),
    any(reviewed),
    any(reviewed),
    valuing,
    valuing,
    any(takes),
    any(takes),
    any(approves),
    any(approves),
    valued.chain((value) => any(accepts(value))),
    any(takenOver),
    any(asks),
    any(asks),
    fc.constantFrom(400_00, 1_200_00).chain((declared) => any(describes(declared))),
    fc.boolean().chain((fraud) => any(rejects(fraud))),
  ];
  const ofOrder =
    from === 'order'
      ? [...[continues, needsNone, cancels, signs].map((each) => fc.constant(each)), estimates]
      : [
          fc.constantFrom(50_00, 300_00).map(pays),
          ...[cures, cures, settles, reopens].map((each) => fc.constant(each)),
          any(returned),
          any(returned),
        ];
  return {
    steps: [
      ...review,
      any(removes),
      any(attaches),
      fc.constant(offers),
      fc.constantFrom(1, 1, 3, 8).map(waits),
      ...ofOrder,
    ],
    async begin() {
      await real.begin();
      const { tables } = backend.store;
      const order = tables.orders.get(orderId);
      const expires = order?.status === 'ACTIVE' ? null : Date.parse(order?.expiresAt ?? '');
      const model = new CollateralModel(order?.status ?? '', expires);
      for (const { id } of collaterals) {
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
          toldOn: null,
        });
      }
      return { model, real };
    },
  };
}
