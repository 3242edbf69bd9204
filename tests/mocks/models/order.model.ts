import fc from 'fast-check';
import type { Sequences } from './kit/run.ts';
import { world } from './kit/world.ts';
import { OrderModel } from '#tests/suite/models/order/model.ts';
import { prepare, type Real } from './order/real.ts';
import { decisions } from './order/decisions.ts';
import { begins, changes, chooses, looks, otherMethod, states, submits } from './order/steps.ts';

/** Sequences about an order from its cart to the signature. */
export async function orderSequences(
  options: Parameters<typeof world>[1] = {},
): Promise<Sequences<OrderModel, Real>> {
  const real = await world(prepare, options);
  const often = [chooses, chooses, states, states, fc.constant(submits)];
  return {
    steps: [begins, ...often, begins, ...often, changes, otherMethod, looks, decisions],
    async begin() {
      await real.begin();
      return { model: new OrderModel(real.orderId), real };
    },
  };
}
