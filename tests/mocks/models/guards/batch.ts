import type { batchGuards, batchRequestGuards } from '#mocks/resources/scratchcards/batch-guards.ts';
import { batchSequences } from '#tests/mocks/models/batch.model.ts';
import * as steps from '#tests/mocks/models/batch/steps.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';

export const batchStories = storiesAt(batchSequences);

const { detected, stopped } = batchStories;
const { orders, waits } = steps;
const generated = [orders(), waits(0)];
const active = [orders({ day: 0 }), waits(0)];

export const batchProofs: Proofs<[typeof batchGuards, typeof batchRequestGuards]> = {
  'value-in-limits': detected(orders({ value: 500_01 })),
  'validity-in-limits': detected(orders({ lastDay: 0 })),
  'number-free': stopped(orders({ isNumberTaken: true })),
  'activation-fits': detected(orders({ day: 0, range: [2, 4] })),
  'last-cards': stopped(orders({ quantity: 501, value: 1_00 }), steps.addsCards()),
  'cards-left': detected(...active, steps.activates(null)()),
  'range-fits': detected(...generated, steps.activates([3, 4])()),
  'above-limit': detected(...generated, steps.activates(null)()),
  'second-person': detected(
    orders({ quantity: 21, value: 500_00, day: 0 }),
    waits(0),
    steps.approves(0, 'one'),
  ),
  'pins-kept': 'The guard after it, card-to-give, refuses the same: an export leaves no card with a PIN.',
  'card-to-give': stopped(...generated, steps.activates([1, 1])(), steps.gives(), steps.gives()),
  'nothing-redeemable': detected(...active, steps.closes()),
  'same-currency': detected(orders({ currency: 'USD', day: 0 }), waits(0), steps.gives()),
};
