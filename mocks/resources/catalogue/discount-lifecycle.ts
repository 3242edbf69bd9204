import { discountActions } from '#contracts/catalogue/discount-actions.ts';
import { discountMachine } from '#contracts/catalogue/discount-machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { discountGuards, discountRequestGuards } from './discount-guards.ts';
import type { DiscountRecord } from './record.ts';

/** The transitions of a discount code (docs/domain.md, "Discount codes"). */
export const discountLifecycle = lifecycle<DiscountRecord>()({
  machine: discountMachine,
  guards: discountGuards,
  requestGuards: discountRequestGuards,
  actions: { administration: discountActions },
  needs: { end: 'Only a code that is given can be ended.' },
  stateReasons: { ACTIVE: 'The code is given.', ENDED: 'It has ended already.' },
});
