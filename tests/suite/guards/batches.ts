import { customerNamed } from '#tests/kit/administered.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { newBatch } from '#tests/suite/requests/scratchcards.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

const creating =
  (change: object) =>
  async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: { ...newBatch, ...change },
  });

/** A batch of the situation without customers. */
const of =
  (number: string, body: object) =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { items } = await backend.get('listBatches', { token, query: { q: number } });
    const batch = items.find((one) => one.number === number);
    return { token, params: { batchId: batch?.id ?? '' }, ifMatch: `"${batch?.version}"`, body };
  };

/** A batch that was just ordered and has no cards yet. */
const ordered =
  (change: object, body?: object) =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const call = { body: { ...newBatch, ...change } };
    const { id, version } = await backend.done(201, 'createBatch', call, { token });
    return { token, params: { batchId: id }, ifMatch: `"${version}"`, ...(body && { body }) };
  };

/** The same once its cards exist. */
const generated =
  (change: object, body?: object) =>
  async (backend: Provider): Promise<Call> => {
    const { token = '', params = {} } = await ordered(change)(backend);
    await backend.wait(1_000);
    const { version } = await backend.get('getBatch', { token, params });
    return { token, params, ifMatch: `"${version}"`, ...(body && { body }) };
  };

/** A scratchcard of a new batch with active cards is given to Mira Okafor. */
const giving =
  (change: object, prepare: (backend: Provider, batch: Call) => Promise<unknown> = async () => undefined) =>
  async (backend: Provider): Promise<Call> => {
    await backend.signIn(people.mira);
    const batch = await generated({ activation: { kind: 'NOW', cards: null }, ...change })(backend);
    await prepare(backend, batch);
    const { id, version } = await customerNamed(backend, people.mira);
    return {
      token: batch.token ?? null,
      params: { userId: id },
      ifMatch: `"${version}"`,
      body: { batchId: batch.params?.['batchId'] ?? '', reason: 'The parcel came late' },
    };
  };

/** Gives Mira Okafor a scratchcard of the batch. */
async function gives(backend: Provider, { token = '', params = {} }: Call) {
  const { id: userId, version } = await customerNamed(backend, people.mira);
  const body = { batchId: params['batchId'] ?? '', reason: 'The parcel came late' };
  return backend.done(
    201,
    'giveScratchcard',
    { params: { userId }, body },
    { token, ifMatch: `"${version}"` },
  );
}

export const batchSituations = {
  createBatch: {
    'job.start: has-rows': { unreachable: 'a batch has one card at least' },
    'batch.create: value-in-limits': [
      {
        situation: 'a card is worth less than 1.00',
        code: 'validation-failed',
        call: creating({ value: { amountMinor: 99, currency: 'EUR' } }),
      },
      {
        situation: 'a card is worth more than 500.00',
        code: 'validation-failed',
        call: creating({ value: { amountMinor: 500_01, currency: 'EUR' } }),
      },
    ],
    'batch.create: validity-in-limits': [
      {
        situation: 'it expires today',
        code: 'validation-failed',
        call: creating({ expiresOn: '2027-01-10' }),
      },
      {
        situation: 'it is valid for more than 1,825 days',
        code: 'validation-failed',
        call: creating({ expiresOn: '2032-01-10' }),
      },
    ],
    'batch.create: number-free': [
      {
        situation: 'another batch has the number',
        code: 'validation-failed',
        call: creating({ number: '0013' }),
      },
    ],
    'batch.create: activation-fits': [
      {
        situation: 'it is activated on a day that has passed',
        code: 'validation-failed',
        call: creating({ activation: { kind: 'ON', on: '2027-01-09', cards: null } }),
      },
      {
        situation: 'more cards are activated than it has',
        code: 'validation-failed',
        call: creating({ activation: { kind: 'NOW', cards: { from: 2, to: 4 } } }),
      },
    ],
  },
  createBatchCards: {
    'batch.add-cards: last-cards': {
      selects: ordered({ quantity: 501 }),
      status: 200,
      answer: { status: 'DRAFT', counts: { created: 500 } },
    },
  },
  activateBatch: {
    'batch.activate: cards-left': [
      {
        situation: 'all cards are active',
        code: 'invalid-transition',
        also: ['range-fits'],
        call: of('0013', { cards: null }),
      },
    ],
    'batch.activate: range-fits': [
      {
        situation: 'the range is longer than the batch',
        code: 'validation-failed',
        call: generated({}, { cards: { from: 1, to: 4 } }),
      },
    ],
    'batch.activate: above-limit': {
      selects: generated({}, { cards: { from: 2, to: 3 } }),
      status: 200,
      answer: { status: 'ACTIVE', counts: { created: 1, active: 2 } },
    },
  },
  approveBatch: {
    'batch.approve: second-person': [
      {
        situation: 'it is the one who has created it',
        code: 'four-eyes-required',
        async call(backend) {
          const call = await generated({})(backend);
          await backend.put({
            entity: 'batch',
            id: call.params?.['batchId'] ?? '',
            state: 'PENDING_APPROVAL',
          });
          return call;
        },
      },
    ],
  },
  closeBatch: {
    'batch.close: nothing-redeemable': [
      {
        situation: 'a card can still be redeemed',
        code: 'invalid-transition',
        call: of('0013', { reason: 'No longer sold' }),
      },
    ],
  },
  giveScratchcard: {
    'user.give-scratchcard: no-gift-waiting': [
      requestedBefore('giveScratchcard', giving({ value: euro(490_00) }, gives)),
    ],
    'batch.give: pins-kept': [
      {
        situation: 'the PINs were exported',
        code: 'invalid-transition',
        also: ['card-to-give'],
        call: giving({}, async (backend, { token, params }) => {
          const { version } = await backend.get('getBatch', { token: token ?? null, params: params ?? {} });
          await backend.get('exportPins', {
            token: token ?? null,
            params: params ?? {},
            ifMatch: `"${version}"`,
          });
        }),
      },
    ],
    'batch.give: card-to-give': [
      {
        situation: 'its only card was given before',
        code: 'invalid-transition',
        call: giving({ quantity: 1 }, gives),
      },
    ],
    'batch.give: same-currency': [
      {
        situation: 'the batch is in another currency',
        code: 'currency-mismatch',
        call: giving({ value: { amountMinor: 2_000, currency: 'GBP' } }),
      },
    ],
  },
  unblockScratchcard: {
    'scratchcard.unblock: was-active': {
      async selects(backend) {
        const { token = '', params } = await generated({})(backend);
        const { number } = await backend.get('getBatch', { token, params: params ?? {} });
        const query = { q: number };
        const { items } = await backend.get('listAllScratchcards', { token, query });
        const card = { token, params: { scratchcardId: items[0]?.id ?? '' } };
        const { version } = await backend.get('getScratchcard', card);
        const call = { ...card, body: { reason: 'It was lost' } };
        const blocked = await backend.get('blockScratchcard', { ...call, ifMatch: `"${version}"` });
        return { ...call, ifMatch: `"${blocked.version}"` };
      },
      status: 200,
      answer: { status: 'CREATED' },
    },
  },
  startScratchcardsJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const body = {
          action: 'block',
          target: { matching: { q: 'no such card' } },
          dryRun: false,
          reason: 'A test',
        };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
} satisfies Partial<Situations>;
