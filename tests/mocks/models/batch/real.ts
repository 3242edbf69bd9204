import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import type { Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';
import { dayOf, textOf } from '#tests/suite/models/plan/days.ts';
import type { BatchModel } from './model.ts';

const FIRST = dayOf('2027-01-10');
export const dayText = (day: number): string => textOf(FIRST + day);

export async function prepare(backend: Backend) {
  await person(backend);
  const userId = backend.store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const one = { token: await backend.signIn(people.administrator) };
  const other = { token: await backend.signIn(people.approver) };
  return { userId, staff: { one, other } };
}

export type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
export type BatchStep = Step<BatchModel, Real>;

/** The cards of a batch in their order. */
export const cardsOf = ({ backend }: Real, batchId: string) =>
  backend.store.tables.scratchcards.by('batchId', batchId).toSorted((a, b) => (a.code < b.code ? -1 : 1));

const counters = ['CREATED', 'ACTIVE', 'REDEEMED', 'BLOCKED', 'LOCKED', 'EXPIRED', 'VOID'];

export async function compare(model: BatchModel, real: Real): Promise<void> {
  for (const batch of model.batches) {
    const { id, ordered, status, day, range, exports } = batch;
    const read = await real.reads<ScratchcardBatchDetails>('getBatch', {
      params: { batchId: id },
      ...real.staff.one,
    });
    same('status of the batch', read.status, status);
    same('day of the activation', read.activatesOn, day === null ? null : dayText(day));
    const cards = read.activatesCards;
    same('cards to be activated', cards && `${cards.from} to ${cards.to}`, range && range.join(' to '));
    same('exports', read.exportCount, exports);
    same('issued alone beside it', read.issuedAlone.amountMinor, model.issuedBeside(batch));
    same('worth', read.liability.amountMinor, ordered.quantity * ordered.value);
    for (const each of counters)
      same(`cards that are ${each}`, Reflect.get(read.counts, each.toLowerCase()), model.count(batch, each));
    const rows = cardsOf(real, id);
    for (const [index, card] of batch.cards.entries()) {
      same(`status of card ${index}`, rows[index]?.status, card.status);
      same(`kind of card ${index}`, rows[index]?.kind, card.isGiven ? 'DIGITAL' : 'PHYSICAL');
      same(`PIN of card ${index}`, rows[index]?.pinCipher !== null, card.hasPin);
    }
  }
}
