import type { OperationName } from '#contracts/index.ts';
import type { PinExport } from '#contracts/scratchcards/pin-export.ts';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { newBatch } from '#tests/suite/requests/scratchcards.ts';
import { step } from '#tests/suite/models/step.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import type { Batch, BatchModel, Ordered, Range, Who } from './model.ts';
import { type BatchStep, cardsOf, compare, dayText, type Real } from './real.ts';

const reason = 'The parcel was lost';
const ranged = (range: Range) => range && { from: range[0], to: range[1] };

export const usual: Ordered = {
  quantity: 3,
  value: 20_00,
  currency: 'EUR',
  lastDay: 365,
  day: null,
  range: null,
  isNumberTaken: false,
};

export const orders = (change: Partial<Ordered> = {}, who: Who = 'one'): BatchStep =>
  step(`orders ${JSON.stringify(change)}`, async (model, real) => {
    const ordered = { ...usual, ...change };
    const { quantity, value, currency, lastDay, day, range, isNumberTaken } = ordered;
    const cards = ranged(range);
    const body = {
      ...newBatch,
      number: isNumberTaken ? '0013' : null,
      quantity,
      value: { amountMinor: value, currency },
      expiresOn: dayText(lastDay),
      activation:
        day === null
          ? { kind: 'LATER' }
          : day === model.today
            ? { kind: 'NOW', cards }
            : { kind: 'ON', on: dayText(day), cards },
    };
    const call = { body, ...real.staff[who] };
    const answer = await real.sends('createBatch', call, model.refusesOrder(ordered));
    if (answer) model.orders((answer.body as ScratchcardBatchDetails).id, ordered, who); // checked by the backend
    await compare(model, real);
  });

/** What an administrator does with the newest batch, or one before it. */
const does =
  (
    name: OperationName,
    body: object | undefined,
    refusals: (model: BatchModel, batch: Batch, who: Who) => string[],
    done: (model: BatchModel, batch: Batch, answer: unknown) => void,
  ) =>
  (which = 0, who: Who = 'one'): BatchStep =>
    step(`${name} ${JSON.stringify(body ?? {})} with batch ${which} by ${who}`, async (model, real) => {
      const batch = model.batches.at(-1 - which);
      if (!batch) return;
      const ifMatch = `"${real.backend.store.tables.batches.get(batch.id)?.version}"`;
      const call = { params: { batchId: batch.id }, ...(body && { body }), ...real.staff[who], ifMatch };
      const answer = await real.sends(name, call, refusals(model, batch, who));
      if (answer) done(model, batch, answer.body);
      await compare(model, real);
    });

export const addsCards = does(
  'createBatchCards',
  undefined,
  (model, batch) => model.refusesCards(batch),
  (model, batch) => model.addsCards(batch),
);

export const activates = (range: Range) =>
  does(
    'activateBatch',
    { cards: ranged(range) },
    (model, batch) => model.refusesActivation(batch, range),
    (model, batch) => model.activates(batch, range),
  );

export const approves = does(
  'approveBatch',
  undefined,
  (model, batch, who) => model.refusesApproval(batch, who),
  (model, batch) => model.becomesActive(batch),
);

export const freezes = does(
  'freezeBatch',
  { reason },
  (model, batch) => model.refusesFreezing(batch),
  (_model, batch) => void (batch.status = 'FROZEN'),
);

export const unfreezes = does(
  'unfreezeBatch',
  { reason },
  (model, batch) => model.refusesUnfreezing(batch),
  (model, batch) => model.becomesActive(batch),
);

export const closes = does(
  'closeBatch',
  { reason },
  (model, batch) => model.refusesClosing(batch),
  (_model, batch) => void (batch.status = 'CLOSED'),
);

export const voids = does(
  'voidBatch',
  { reason },
  (model, batch) => model.refusesVoiding(batch),
  (model, batch) => model.voids(batch),
);

export const exports = does(
  'exportPins',
  undefined,
  (model, batch) => model.refusesExport(batch),
  (model, batch, answer) => {
    const { cards, withPins } = answer as PinExport; // checked by the backend
    const printed = model.exports(batch);
    same('cards in the file', cards.length, batch.cards.length);
    same('PINs in the file', cards.filter(({ pin }) => /^\d{16}$/.test(pin)).length, printed);
    same('whether the file has PINs', withPins, printed > 0);
  },
);

/** One of its cards belongs to a customer. */
export const gives = (which = 0): BatchStep =>
  step(`gives a card of batch ${which}`, async (model, real) => {
    const batch = model.batches.at(-1 - which);
    if (!batch) return;
    const user = real.backend.store.tables.users.get(real.userId);
    const call = {
      params: { userId: real.userId },
      body: { batchId: batch.id, reason },
      ...real.staff.one,
      ifMatch: `"${user?.version}"`,
    };
    if (await real.sends('giveScratchcard', call, model.refusesGift(batch))) model.gives(batch);
    await compare(model, real);
  });

/** A card of the newest batch is blocked, or no longer. */
export const blocks = (index: number, isBlocked = true): BatchStep =>
  step(`${isBlocked ? 'blocks' : 'unblocks'} card ${index}`, async (model, real) => {
    const batch = model.batches.at(-1);
    const card = batch?.cards[index];
    const row = batch && cardsOf(real, batch.id)[index];
    if (!card || !row) return;
    const params = { scratchcardId: row.id };
    const call = { params, body: { reason }, ...real.staff.one, ifMatch: `"${row.version}"` };
    if (isBlocked) {
      if (await real.sends('blockScratchcard', call, model.refusesBlocking(card))) card.status = 'BLOCKED';
    } else if (await real.sends('unblockScratchcard', call, model.refusesUnblocking(card)))
      model.unblocks(card);
    await compare(model, real);
  });

const DAY = 86_400_000;

/** A minute in which jobs create cards, and then so many days. */
export const waits = (days: number): BatchStep =>
  step(`a minute and ${days} days pass`, async (model: BatchModel, real: Real) => {
    await real.passes(60_000);
    model.minutePasses();
    if (days > 0) await real.passes(days * DAY);
    for (let day = 0; day < days; day += 1) model.nextDay();
    await compare(model, real);
  });
