import type { NewBatch } from '#contracts/scratchcards/new-batch.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';

const named = (name: string) => (backend: Backend) =>
  backend.store.tables.batches.all().find((batch) => batch.name === name);

const withCode = (code: string) => (backend: Backend) => backend.store.tables.scratchcards.find('code', code);

const reason = 'The parcel was lost';

/** A command of a batch of the scenario, by its name. */
function ofBatch(name: string, body?: object) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const batch = named(name)(backend);
    return {
      token,
      params: { batchId: batch?.id ?? '' },
      ifMatch: `"${batch?.version}"`,
      ...(body && { body }),
    };
  };
}

function ofScratchcard(code: string) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const card = withCode(code)(backend);
    return {
      token,
      params: { scratchcardId: card?.id ?? '' },
      ifMatch: `"${card?.version}"`,
      body: { reason },
    };
  };
}

export const newBatch: NewBatch = {
  name: 'Spring kiosks',
  number: null,
  value: { amountMinor: 2_000, currency: 'EUR' },
  quantity: 3,
  expiresOn: '2028-01-10',
  tags: ['kiosk'],
  reseller: 'Kiosk & Co',
  activation: { kind: 'LATER' },
};

/** For each operation of batches and cards a request that the scenario allows. */
export const scratchcardRequests = {
  createBatch: async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: newBatch,
  }),
  createBatchCards: ofBatch('Photo spring'),
  giveScratchcard: async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const user = backend.store.tables.users.find('phoneE164', people.mira);
    const body = { batchId: named('Goodwill')(backend)?.id ?? '', reason: 'The parcel came late' };
    return { token, params: { userId: user?.id ?? '' }, ifMatch: `"${user?.version}"`, body };
  },
  activateBatch: ofBatch('Record stores', { cards: { from: 1, to: 20 } }),
  approveBatch: ofBatch('Large retailers'),
  freezeBatch: ofBatch('Bike fair', { reason }),
  unfreezeBatch: ofBatch('Lost parcel', { reason }),
  voidBatch: ofBatch('Record stores', { reason }),
  exportPins: ofBatch('Record stores'),
  closeBatch: async (backend: Backend): Promise<Call> => {
    const { token, params, ifMatch, body } = await ofScratchcard(scratchcards.frozen.code)(backend);
    await backend.get('blockScratchcard', {
      token: token ?? '',
      params: params ?? {},
      ifMatch: ifMatch ?? '',
      body,
    });
    const batch = named('Gift cards on hold')(backend);
    return {
      token: token ?? '',
      params: { batchId: batch?.id ?? '' },
      ifMatch: `"${batch?.version}"`,
      body: { reason },
    };
  },
  listAllScratchcards: async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
  }),
  getScratchcard: async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    params: { scratchcardId: withCode(scratchcards.fifty.code)(backend)?.id ?? '' },
  }),
  blockScratchcard: ofScratchcard(scratchcards.fifty.code),
  unblockScratchcard: ofScratchcard(scratchcards.blocked.code),
  unlockScratchcard: ofScratchcard(scratchcards.locked.code),
  startScratchcardsJob: async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: {
      action: 'block',
      target: { ids: [withCode(scratchcards.fifty.code)(backend)?.id] },
      dryRun: false,
      reason,
    },
  }),
  getScratchcardFraud: async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
  }),
};
