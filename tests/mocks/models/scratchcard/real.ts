import fc from 'fast-check';
import type { Me } from '#contracts/users/user.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { sealedPin } from '#mocks/resources/scratchcards/pins.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import type { Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';
import type { Name, ScratchcardModel } from '#tests/suite/models/scratchcard/model.ts';

const LAST_DAY = '2027-01-10'; // the first

export async function prepare(backend: Backend) {
  const { planId, params, as, userId, card } = await planHolder(backend);
  const { store } = backend;
  await store.transact(({ tables }) => {
    const [digital, twenty] = [scratchcards.digital.code, scratchcards.otherTwenty.code].map((code) =>
      tables.scratchcards.find('code', code),
    );
    if (digital) tables.scratchcards.replace({ ...digital, ownerId: userId });
    // a printed one that belongs to the customer
    if (twenty) tables.scratchcards.replace({ ...twenty, ownerId: userId, expiresOn: LAST_DAY });
    // The PINs of the cards of 50.00 are kept, so that they can be given.
    const batch = tables.batches.get(digital?.batchId ?? '');
    if (batch) tables.batches.replace({ ...batch, exportedAt: null });
    for (const { code, pin } of [scratchcards.fifty, scratchcards.otherFifty]) {
      const card = tables.scratchcards.find('code', code);
      if (card) tables.scratchcards.replace({ ...card, pinCipher: sealedPin(card.id, pin) });
    }
  });
  const admin = { token: await backend.signIn(people.administrator) };
  return { planId, params, as, userId, admin, bank: { good: await card('good'), poor: await card('poor') } };
}

export type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
export type ScratchcardStep = Step<ScratchcardModel, Real>;

export const rowOf = ({ backend }: Real, name: Name) => {
  const row = backend.store.tables.scratchcards.find('code', scratchcards[name].code);
  if (!row) throw new Error(`There is no scratchcard ${name}`);
  return row;
};

export async function compare(model: ScratchcardModel, real: Real): Promise<void> {
  const me = await real.reads<Me>('getMe', real.as);
  if (me.kind === 'CUSTOMER') same('wallet', me.user.walletBalance.amountMinor, model.wallet);
  const plan = await real.reads<Plan>('getPlan', { params: real.params, ...real.as });
  same('left to pay', plan.leftToPay.amountMinor, model.left);
  for (const [name, card] of model.cards) {
    const row = rowOf(real, name);
    same(`status of ${name}`, row.status, card.status);
    if (card.status !== 'ACTIVE') continue;
    same(`wrong PINs of ${name}`, row.failedAttempts, card.wrongPins);
  }
}

export const names = Object.keys(scratchcards) as readonly Name[];
const name = fc.constantFrom(...names);
const usable = fc.constantFrom<Name>('fifty', 'otherFifty', 'twenty', 'otherTwenty', 'digital');
export const often = fc.oneof({ weight: 3, arbitrary: usable }, { weight: 1, arbitrary: name });
