import { beforeEach, describe, expect, test } from 'vitest';
import { passesDamm } from '#contracts/scratchcards/damm.ts';
import type { NewBatch } from '#contracts/scratchcards/new-batch.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const order: NewBatch = {
  name: 'Spring kiosks',
  number: '0417',
  value: { amountMinor: 10_00, currency: 'EUR' },
  quantity: 1_200,
  expiresOn: '2028-01-10',
  tags: [],
  reseller: null,
  activation: { kind: 'LATER' },
};

let backend: Backend;
let as: { readonly token: string };
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
  as = { token: await backend.signIn(people.administrator) };
});

const create = async (change: Partial<NewBatch> = {}) =>
  backend.done(201, 'createBatch', { body: { ...order, ...change } }, as);
const read = async (batchId: string) => backend.done(200, 'getBatch', { params: { batchId } }, as);
const cardsOf = (batchId: string) => backend.store.tables.scratchcards.by('batchId', batchId);

async function created(change: Partial<NewBatch> = {}) {
  const { id } = await create(change);
  await backend.wait(60_000);
  return read(id);
}
const command = ({ id, version }: { readonly id: string; readonly version: number }) => ({
  call: { params: { batchId: id } },
  headers: { ...as, ifMatch: `"${version}"` },
});

describe('the cards of a batch', () => {
  test('are created 500 at a time, each with its own code and PIN', async () => {
    const { id, status, counts } = await create();
    expect([status, counts.created]).toEqual(['DRAFT', 0]);
    await backend.wait(300);
    expect((await read(id)).counts.created).toBe(500);
    await backend.wait(60_000);
    const whole = await read(id);
    expect(whole).toMatchObject({ status: 'GENERATED', counts: { created: 1_200 } });
    expect(whole.actions.find(({ action }) => action === 'add-cards')?.reason).toBe(
      'Cards can be added to a draft only. All cards of this batch have been created.',
    );
    const cards = cardsOf(id);
    expect(new Set(cards.map(({ pinHash }) => pinHash)).size).toBe(1_200);
    expect(
      cards
        .map(({ code }) => code)
        .toSorted()
        .at(0),
    ).toBe('0417-000001-1');
    expect(cards.every(({ code }) => passesDamm(code.replaceAll('-', '')))).toBe(true);
  });

  test('are not created any more once their job is stopped, and its failed rows continue', async () => {
    const { id, jobId } = await create();
    await backend.wait(300);
    const params = { jobId: jobId ?? '' };
    const job = await backend.done(200, 'getJob', { params }, as);
    const stopped = await backend.done(200, 'stopJob', { params }, { ...as, ifMatch: `"${job.version}"` });
    expect(stopped).toMatchObject({ status: 'STOPPED', progress: { done: 3, succeeded: 1, failed: 2 } });
    await backend.wait(60_000);
    expect(await read(id)).toMatchObject({ status: 'DRAFT', counts: { created: 500 } });
    await backend.done(202, 'retryFailedRows', { params }, { ...as, ifMatch: `"${stopped.version}"` });
    await backend.wait(60_000);
    expect(await read(id)).toMatchObject({ status: 'GENERATED', counts: { created: 1_200 } });
  });

  test('are activated with the last of them, where that was ordered', async () => {
    const batch = await created({ quantity: 30, activation: { kind: 'NOW', cards: { from: 11, to: 20 } } });
    expect(batch).toMatchObject({ status: 'ACTIVE', counts: { created: 20, active: 10 } });
    const active = cardsOf(batch.id).filter(({ status }) => status === 'ACTIVE');
    expect(active.map(({ code }) => Number(code.slice(5, 11))).toSorted((a, b) => a - b)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  test('are activated on their day', async () => {
    const activation = { kind: 'ON', on: '2027-01-12', cards: null } as const;
    const { id, status, counts } = await created({ quantity: 3, activation });
    expect([status, counts.active]).toEqual(['ACTIVE', 0]);
    await backend.wait(24 * 60 * 60_000);
    as = { token: await backend.signIn(people.administrator) };
    expect((await read(id)).counts.active).toBe(0);
    await backend.wait(24 * 60 * 60_000);
    as = { token: await backend.signIn(people.administrator) };
    expect(await read(id)).toMatchObject({ activatesOn: null, counts: { active: 3, created: 0 } });
  });

  test('are activated on their day also where some of them were activated before', async () => {
    const activation = { kind: 'ON', on: '2027-01-12', cards: { from: 2, to: 4 } } as const;
    const batch = await created({ quantity: 5, activation });
    const { call, headers } = command(batch);
    const body = { cards: { from: 1, to: 2 } };
    const some = await backend.done(200, 'activateBatch', { ...call, body }, headers);
    expect(some).toMatchObject({
      activatesOn: '2027-01-12',
      activatesCards: { from: 2, to: 4 },
      counts: { active: 2, created: 3 },
    });
    await backend.wait(2 * 24 * 60 * 60_000);
    as = { token: await backend.signIn(people.administrator) };
    expect(await read(batch.id)).toMatchObject({ activatesOn: null, counts: { active: 4, created: 1 } });
  });

  test('have no day left once all of them were activated before it', async () => {
    const activation = { kind: 'ON', on: '2027-01-12', cards: null } as const;
    const { call, headers } = command(await created({ quantity: 3, activation }));
    const all = await backend.done(200, 'activateBatch', { ...call, body: { cards: null } }, headers);
    expect(all).toMatchObject({ activatesOn: null, counts: { active: 3, created: 0 } });
  });
});

describe('a batch above 10,000.00', () => {
  // 100 cards of 100.00 are exactly the limit.
  test.each([
    [100, 'ACTIVE'],
    [101, 'PENDING_APPROVAL'],
  ] as const)('%i cards of 100.00 are then %s', async (quantity, status) => {
    const value = { amountMinor: 100_00, currency: 'EUR' } as const;
    expect(await created({ quantity, value, activation: { kind: 'NOW', cards: null } })).toMatchObject({
      status,
    });
  });

  test('is approved by another administrator only', async () => {
    const value = { amountMinor: 100_00, currency: 'EUR' } as const;
    const batch = await created({ quantity: 101, value, activation: { kind: 'NOW', cards: null } });
    const { call, headers } = command(batch);
    await backend.rejected('four-eyes-required', 'approveBatch', call, headers);
    const approver = await backend.signIn(people.approver);
    const approved = await backend.done(200, 'approveBatch', call, { ...headers, token: approver });
    expect(approved).toMatchObject({ status: 'ACTIVE', approvedBy: 'Ebba Norell', counts: { active: 101 } });
  });
});

describe('what one person issues alone', () => {
  const value = { amountMinor: 100_00, currency: 'EUR' } as const;
  const issue = (quantity: number, number: string) =>
    created({ quantity, value, number, activation: { kind: 'NOW', cards: null } });

  test('is added up over 30 days, so that several small batches need a second person', async () => {
    expect(await issue(60, '0501')).toMatchObject({ status: 'ACTIVE', needsApproval: false });
    expect(await issue(40, '0502')).toMatchObject({ status: 'ACTIVE', needsApproval: false });
    const third = await issue(1, '0503');
    expect(third).toMatchObject({
      status: 'PENDING_APPROVAL',
      needsApproval: true,
      issuedAlone: { amountMinor: 10_000_00, currency: 'EUR' },
    });
    const { call, headers } = command(third);
    await backend.rejected('four-eyes-required', 'approveBatch', call, headers);
    const approver = await backend.signIn(people.approver);
    const approved = await backend.done(200, 'approveBatch', call, { ...headers, token: approver });
    expect(approved).toMatchObject({ status: 'ACTIVE', needsApproval: true });
  });

  test('counts neither what a second person approved, nor what was issued 30 days ago', async () => {
    const large = await issue(101, '0501');
    const approver = { token: await backend.signIn(people.approver) };
    const { call, headers } = command(large);
    await backend.done(200, 'approveBatch', call, { ...headers, ...approver });
    expect((await issue(100, '0502')).status).toBe('ACTIVE');
    await backend.wait(29 * 24 * 60 * 60_000);
    as = { token: await backend.signIn(people.administrator) };
    expect((await issue(1, '0503')).status).toBe('PENDING_APPROVAL');
    await backend.wait(24 * 60 * 60_000);
    as = { token: await backend.signIn(people.administrator) };
    expect((await issue(100, '0504')).status).toBe('ACTIVE');
  });

  test('counts for the one who created a batch, whoever activates it', async () => {
    await issue(100, '0501');
    const batch = await created({ quantity: 1, value, number: '0502' });
    const { call, headers } = command(batch);
    const other = { ...headers, token: await backend.signIn(people.approver) };
    const asked = await backend.done(200, 'activateBatch', { ...call, body: { cards: null } }, other);
    expect(asked.status).toBe('PENDING_APPROVAL');
  });
});

describe('PINs', () => {
  test('are exported once, and a second export is masked', async () => {
    const batch = await created({ quantity: 30, activation: { kind: 'NOW', cards: null } });
    const { call, headers } = command(batch);
    const first = await backend.done(200, 'exportPins', call, headers);
    expect([first.withPins, first.count, first.cards.length]).toEqual([true, 30, 30]);
    expect(first.cards.every(({ pin }) => /^\d{16}$/.test(pin) && passesDamm(pin))).toBe(true);
    const [card] = first.cards;
    const customer = { token: await backend.signIn(people.mira) };
    const body = { pin: card?.pin ?? '', code: card?.code ?? null };
    const { scratchcard } = await backend.done(200, 'redeemScratchcard', { body }, customer);
    expect(scratchcard.status).toBe('REDEEMED');

    const now = await read(batch.id);
    const again = await backend.done(200, 'exportPins', call, { ...as, ifMatch: `"${now.version}"` });
    expect([again.withPins, again.count]).toEqual([false, 30]);
    expect(again.cards.map(({ pin }) => pin)).toEqual(
      first.cards.map(({ pin }) => `••••••••••••••${pin.slice(14)}`),
    );
    expect(await read(batch.id)).toMatchObject({ exportCount: 2, exportedAt: first.exportedAt });
    const stored = JSON.stringify(backend.store.snapshot().tables);
    expect(first.cards.filter(({ pin }) => stored.includes(pin))).toEqual([]);
  });

  test('of an incomplete batch cannot be exported', async () => {
    const { call, headers } = command(await create());
    const { detail } = await backend.rejected('invalid-transition', 'exportPins', call, headers);
    expect(detail).toBe(
      'PINs can be exported only from a generated, active or frozen batch. Not all cards of this batch have been created.',
    );
  });
});

test('a change of all cards is one audit entry about the batch', async () => {
  const batch = await created({ quantity: 40 });
  const { call, headers } = command(batch);
  await backend.done(200, 'activateBatch', { ...call, body: { cards: null } }, headers);
  const query = { q: batch.id };
  const { items } = await backend.done(200, 'listAuditEvents', { query }, as);
  expect(items.map(({ action }) => action)).toEqual([
    'scratchcard-batch.activated',
    'scratchcard-batch.cards-created',
    'scratchcard-batch.created',
  ]);
  expect(
    items.flatMap(({ changes }) => changes).filter(({ entity }) => entity.type === 'scratchcard'),
  ).toEqual([]);
});

test('a void batch has void cards only, and no more are created', async () => {
  const { id } = await create();
  await backend.wait(300);
  const { call, headers } = command(await read(id));
  const body = { reason: 'The print is wrong' };
  await backend.done(200, 'voidBatch', { ...call, body }, headers);
  await backend.wait(60_000);
  expect(await read(id)).toMatchObject({ status: 'VOID', counts: { created: 0, void: 500 } });
});

test('a batch that was never active is void also after its cards have expired', async () => {
  const { id } = await created({ quantity: 3, expiresOn: '2027-01-12' });
  await backend.wait(3 * 24 * 60 * 60_000);
  as = { token: await backend.signIn(people.administrator) };
  const { call, headers } = command(await read(id));
  const body = { reason: 'Not needed any more' };
  const ended = await backend.done(200, 'voidBatch', { ...call, body }, headers);
  expect(ended).toMatchObject({ status: 'VOID', counts: { expired: 3, void: 0 } });
});

test('a batch can be frozen while its scratchcards are redeemed', async () => {
  const card = backend.store.tables.scratchcards.find('code', scratchcards.fifty.code);
  const batch = await read(card?.batchId ?? '');
  const customer = { token: await backend.signIn(people.mira) };
  const body = { pin: scratchcards.fifty.pin, code: null };
  await backend.done(200, 'redeemScratchcard', { body }, customer);
  const { call, headers } = command(batch);
  const stolen = { ...call, body: { reason: 'Stolen from the printer' } };
  expect((await backend.done(200, 'freezeBatch', stolen, headers)).status).toBe('FROZEN');
});

describe('the board of wrong PINs', () => {
  test('the board lists the customers with most wrong PINs and counts locks by the hour', async () => {
    const board = await backend.get('getScratchcardFraud', as);
    expect(board.customers.map(({ wrongPins }) => wrongPins)).toEqual([12, 5, 3, 1]);
    expect(board.locksByHour).toHaveLength(24);
    const locked = backend.store.tables.scratchcards.by('status', 'LOCKED');
    expect(board.lockedCards).toBe(locked.length);
    expect(board.locksByHour.reduce((sum, { locks }) => sum + locks, 0)).toBe(locked.length);
  });
});

takesTransitions('resources/scratchcards/batches');
