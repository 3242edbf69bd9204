import fc from 'fast-check';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { step } from '#tests/suite/models/step.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import type { Name, Review, ScratchcardModel } from '#tests/suite/models/scratchcard/model.ts';
import { compare, names, often, type Real, rowOf, type ScratchcardStep } from './real.ts';

const reason = 'The customer has called us';

const commands = {
  block: 'blockScratchcard',
  unblock: 'unblockScratchcard',
  unlock: 'unlockScratchcard',
} as const satisfies Record<Review, string>;

/** The cards that an administrator would do it with: those for which wrong PINs were entered. */
const isFor: Readonly<Record<Review, (model: ScratchcardModel, name: Name) => boolean>> = {
  block: (model, name) => model.card(name).status === 'ACTIVE' && model.card(name).wrongPins > 0,
  unblock: (model, name) => model.card(name).status === 'BLOCKED' && model.card(name).wrongPins > 0,
  unlock: (model, name) => model.card(name).status === 'LOCKED',
};

/** What an administrator does with one card. */
export const reviewsCard = (what: Review, other: Name): ScratchcardStep =>
  step(`an administrator does ${what} with ${other}, or one that it is for`, async (model, real) => {
    const which = names.find((each) => isFor[what](model, each)) ?? other;
    const { id, version } = rowOf(real, which);
    const call = {
      params: { scratchcardId: id },
      body: { reason },
      ...real.admin,
      ifMatch: `"${version}"`,
    };
    const refusal = model.reviews(which, what);
    await real.sends(commands[what], call, refusal === null ? [] : [refusal]);
    await compare(model, real);
  });

export const reviews = fc
  .record({ which: often, what: fc.constantFrom<Review>('block', 'unblock', 'unlock') })
  .map(({ which, what }) => reviewsCard(what, which));

/** The customer gets a card of the batch of 50.00. */
export const gives = fc.constant<ScratchcardStep>(
  step('gives a card of 50.00', async (model, real) => {
    const { tables } = real.backend.store;
    const user = tables.users.get(real.userId);
    const body = { batchId: rowOf(real, 'fifty').batchId, reason };
    const call = { params: { userId: real.userId }, body, ...real.admin, ifMatch: `"${user?.version}"` };
    const given = model.gives();
    const answer = await real.sends('giveScratchcard', call, given ? [] : ['invalid-transition']);
    if (answer && given) same('value of the gift', valueOf(answer.body), given.value);
    await compare(model, real);
  }),
);

const valueOf = (body: unknown) => (body as Pick<ScratchcardDetails, 'value'>).value.amountMinor; // checked by the backend

/** The cards of the batch of a card. */
const batchOf = (real: Real, which: Name) => {
  const { batchId } = rowOf(real, which);
  return { batchId, ofBatch: names.filter((each) => rowOf(real, each).batchId === batchId) };
};

/** The batch of a card is frozen, or no longer. */
export const freezes = fc
  .record({ which: fc.constantFrom<Name>('fifty', 'frozen'), frozen: fc.boolean() })
  .map(({ which, frozen }): ScratchcardStep =>
    step(`${frozen ? 'freezes' : 'unfreezes'} the batch of ${which}`, async (model, real) => {
      const { batchId, ofBatch } = batchOf(real, which);
      const version = real.backend.store.tables.batches.get(batchId)?.version;
      const call = { params: { batchId }, body: { reason }, ...real.admin, ifMatch: `"${version}"` };
      const refusals = model.freezes(ofBatch, frozen) ? [] : ['invalid-transition'];
      await real.sends(frozen ? 'freezeBatch' : 'unfreezeBatch', call, refusals);
      await compare(model, real);
    }),
  );
