import type { NewBatch } from '#contracts/scratchcards/new-batch.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { batchNamed, customerNamed, scratchcardWith } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';

const reason = 'The parcel was lost';

/** A command of a batch of the scenario, by its name. */
function ofBatch(name: string, body?: object) {
  return async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { id: batchId, version } = await batchNamed(backend, name);
    return {
      token,
      params: { batchId },
      ifMatch: `"${version}"`,
      ...(body && { body }),
    };
  };
}

function ofScratchcard(code: string) {
  return async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { id: scratchcardId, version } = await scratchcardWith(backend, code);
    return {
      token,
      params: { scratchcardId },
      ifMatch: `"${version}"`,
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
  createBatch: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: newBatch,
  }),
  createBatchCards: ofBatch('Photo spring'),
  giveScratchcard: async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { id: userId, version } = await customerNamed(backend, people.mira);
    const { id: batchId } = await batchNamed(backend, 'Goodwill');
    const body = { batchId, reason: 'The parcel came late' };
    return { token, params: { userId }, ifMatch: `"${version}"`, body };
  },
  activateBatch: ofBatch('Record stores', { cards: { from: 1, to: 20 } }),
  approveBatch: ofBatch('Large retailers'),
  freezeBatch: ofBatch('Bike fair', { reason }),
  unfreezeBatch: ofBatch('Lost parcel', { reason }),
  voidBatch: ofBatch('Record stores', { reason }),
  exportPins: ofBatch('Record stores'),
  closeBatch: async (backend: Provider): Promise<Call> => {
    const { token, params, ifMatch, body } = await ofScratchcard(scratchcards.frozen.code)(backend);
    await backend.get('blockScratchcard', {
      token: token ?? '',
      params: params ?? {},
      ifMatch: ifMatch ?? '',
      body,
    });
    const { id: batchId, version } = await batchNamed(backend, 'Gift cards on hold');
    return {
      token: token ?? '',
      params: { batchId },
      ifMatch: `"${version}"`,
      body: { reason },
    };
  },
  listAllScratchcards: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
  }),
  getScratchcard: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    params: { scratchcardId: (await scratchcardWith(backend, scratchcards.fifty.code)).id },
  }),
  blockScratchcard: ofScratchcard(scratchcards.fifty.code),
  unblockScratchcard: ofScratchcard(scratchcards.blocked.code),
  unlockScratchcard: ofScratchcard(scratchcards.locked.code),
  startScratchcardsJob: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: {
      action: 'block',
      target: { ids: [(await scratchcardWith(backend, scratchcards.fifty.code)).id] },
      dryRun: false,
      reason,
    },
  }),
  getScratchcardFraud: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
  }),
};
