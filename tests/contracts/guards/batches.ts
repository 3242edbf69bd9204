import type { BatchRecord } from '#mocks/resources/scratchcards/record.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { newBatch, scratchcardRequests } from '#tests/suite/requests/scratchcards.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

const creating =
  (change: object) =>
  async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: { ...newBatch, ...change },
  });

/** A batch of the scenario without customers, changed before the request. */
const of =
  (number: string, change: (batch: BatchRecord, callerId: string) => Partial<BatchRecord>, body?: object) =>
  async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { store } = backend;
    const callerId = store.tables.administrators.find('email', people.administrator)?.id ?? '';
    await store.transact(({ tables }) => {
      const batch = tables.batches.find('number', number);
      if (batch) tables.batches.replace({ ...batch, ...change(batch, callerId) });
    });
    const batch = store.tables.batches.find('number', number);
    return {
      token,
      params: { batchId: batch?.id ?? '' },
      ifMatch: `"${batch?.version}"`,
      ...(body && { body }),
    };
  };

/** A batch that was just ordered and has no cards yet. */
const ordered =
  (change: object, body?: object) =>
  async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const call = { body: { ...newBatch, ...change } };
    const { id, version } = await backend.done(201, 'createBatch', call, { token });
    return { token, params: { batchId: id }, ifMatch: `"${version}"`, ...(body && { body }) };
  };

/** The same once its cards exist. */
const generated =
  (change: object, body: object) =>
  async (backend: Backend): Promise<Call> => {
    const { token = '', params = {} } = await ordered(change)(backend);
    await backend.wait(1_000);
    const { version } = await backend.get('getBatch', { token, params });
    return { token, params, ifMatch: `"${version}"`, body };
  };

/** A scratchcard of this batch is given to Mira Okafor. */
const giving =
  (number: string, change: (batch: BatchRecord) => Partial<BatchRecord> = () => ({})) =>
  async (backend: Backend): Promise<Call> => {
    await backend.signIn(people.mira);
    const { token, params } = await of(number, change)(backend);
    const user = backend.store.tables.users.find('phoneE164', people.mira);
    return {
      token: token ?? null,
      params: { userId: user?.id ?? '' },
      ifMatch: `"${user?.version}"`,
      body: { batchId: params?.['batchId'] ?? '', reason: 'The parcel came late' },
    };
  };

/** The same once a single person may give Mira Okafor no card of it. */
async function givingMuch(backend: Backend): Promise<Call> {
  const call = await giving('0017')(backend);
  await backend.store.transact(({ tables }) => {
    const [card] = tables.scratchcards.by('ownerId', call.params?.['userId'] ?? '');
    if (card)
      tables.scratchcards.replace({
        ...card,
        kind: 'DIGITAL',
        value: { ...card.value, amountMinor: 490_00 },
      });
  });
  return call;
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
        call: of('0013', () => ({}), { cards: null }),
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
        call: of('0013', (_batch, createdById) => ({ status: 'PENDING_APPROVAL', createdById })),
      },
    ],
  },
  closeBatch: {
    'batch.close: nothing-redeemable': [
      {
        situation: 'a card can still be redeemed',
        code: 'invalid-transition',
        call: of('0013', () => ({}), { reason: 'No longer sold' }),
      },
    ],
  },
  giveScratchcard: {
    'user.give-scratchcard: no-gift-waiting': [requestedBefore('giveScratchcard', givingMuch, 'happy')],
    'batch.give: pins-kept': [
      {
        situation: 'the PINs were exported',
        code: 'invalid-transition',
        scenario: 'happy',
        also: ['card-to-give'],
        call: giving('0003'),
      },
    ],
    'batch.give: card-to-give': [
      {
        situation: 'none of its cards has a PIN that is stored',
        code: 'invalid-transition',
        scenario: 'happy',
        call: giving('0003', () => ({ exportedAt: null })),
      },
    ],
    'batch.give: same-currency': [
      {
        situation: 'the batch is in another currency',
        code: 'currency-mismatch',
        scenario: 'happy',
        call: giving('0017', ({ value }) => ({ value: { ...value, currency: 'GBP' } })),
      },
    ],
  },
  unblockScratchcard: {
    'scratchcard.unblock: was-active': {
      async selects(backend) {
        await backend.store.transact(({ tables }) => {
          const card = tables.scratchcards.find('code', scratchcards.blocked.code);
          if (card) tables.scratchcards.replace({ ...card, activatedAt: null });
        });
        return scratchcardRequests.unblockScratchcard(backend);
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
