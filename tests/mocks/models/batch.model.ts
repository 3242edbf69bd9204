import fc from 'fast-check';
import { BatchModel, type Ordered, type Range, type Who } from './batch/model.ts';
import { prepare, type Real } from './batch/real.ts';
import * as steps from './batch/steps.ts';
import type { Sequences } from './kit/run.ts';
import { world } from './kit/world.ts';

const which = fc.constantFrom(0, 0, 0, 1);
const who = fc.constantFrom<Who>('one', 'other');
const ranges = fc.constantFrom<Range>(null, [1, 2], [2, 3], [3, 4], [2, 501]);

const orders = fc
  .record({
    quantity: fc.constantFrom(3, 3, 3, 21, 21, 501),
    value: fc.constantFrom(20_00, 20_00, 476_19, 476_20, 500_00, 99, 500_01),
    lastDay: fc.constantFrom(365, 365, 3, 1, 0, 1_825, 1_826),
    day: fc.constantFrom(null, 0, 0, 2, 3, -1),
    range: ranges,
    isNumberTaken: fc.constantFrom(false, false, false, false, true),
    currency: fc.constantFrom<Ordered['currency']>('EUR', 'EUR', 'USD'),
  })
  .chain((ordered) => who.map((by) => steps.orders({ ...ordered, value: valueFor(ordered) }, by)));

/** 501 cards would be worth more than their number is worth trying. */
const valueFor = ({ quantity, value }: Pick<Ordered, 'quantity' | 'value'>) => (quantity > 21 ? 1_00 : value);

const simple = fc
  .record({
    quantity: fc.constantFrom(3, 21),
    value: fc.constantFrom(20_00, 500_00),
    day: fc.constantFrom(null, 0, 2),
  })
  .map((ordered) => steps.orders(ordered));

const acts = fc
  .record({
    act: fc.constantFrom(
      steps.approves,
      steps.approves,
      steps.freezes,
      steps.unfreezes,
      steps.unfreezes,
      steps.closes,
      steps.voids,
      steps.exports,
      steps.addsCards,
    ),
    which,
    who,
  })
  .map(({ act, ...by }) => act(by.which, by.who));

const activates = fc
  .record({ range: ranges, which, who })
  .map(({ range, ...by }) => steps.activates(range)(by.which, by.who));

const blocks = fc
  .record({ card: fc.nat({ max: 3 }), isBlocked: fc.boolean() })
  .map(({ card, isBlocked }) => steps.blocks(card, isBlocked));

/** Sequences about batches of scratchcards: from their order to their end. */
export async function batchSequences(): Promise<Sequences<BatchModel, Real>> {
  const real = await world(prepare);
  const waits = fc.constantFrom(0, 0, 0, 1, 2, 4).map(steps.waits);
  return {
    steps: [
      simple,
      orders,
      waits,
      waits,
      acts,
      acts,
      acts,
      activates,
      activates,
      which.map(steps.gives),
      blocks,
    ],
    async begin() {
      await real.begin();
      return { model: new BatchModel(), real };
    },
  };
}
