import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators, people } from '#tests/kit/people.ts';

const reason = 'The parcel came a week late';

/** Mira, and the batch of the scenario whose PINs were not exported. */
async function opened() {
  const backend = await openBackend({ scenario: 'happy' });
  const { tables } = backend.store;
  const mira = { token: await backend.signIn(people.mira) };
  const issuer = await backend.signIn(administrators.CARD_ISSUER);
  const batch = () => tables.batches.find('number', '0017');
  const user = () => tables.users.find('phoneE164', people.mira);
  const call = () => ({ params: { userId: user()?.id ?? '' }, body: { batchId: batch()?.id ?? '', reason } });
  const as = (token = issuer) => ({ token, ifMatch: `"${user()?.version}"` });
  const give = () => backend.done(201, 'giveScratchcard', call(), as());
  const exports = () =>
    backend.done(
      200,
      'exportPins',
      { params: { batchId: batch()?.id ?? '' } },
      {
        token: issuer,
        ifMatch: `"${batch()?.version}"`,
      },
    );
  return { backend, tables, mira, batch, user, call, as, give, exports };
}

test('a customer gets the next card of the batch, sees its PIN and can use it', async () => {
  const { backend, tables, mira, user, give } = await opened();
  const wallet = user()?.walletBalance.amountMinor ?? 0;
  const card = await give();
  expect(card).toMatchObject({
    code: expect.stringMatching(/^0017-000001-/),
    value: { amountMinor: 20_00, currency: 'EUR' },
  });
  const token = await backend.signIn(people.administrator);
  const details = await backend.get('getScratchcard', { token, params: { scratchcardId: card.id } });
  expect(details).toMatchObject({ kind: 'DIGITAL', givenToName: 'Mira Okafor', redeemedBy: null });
  const [message] = (await backend.get('listInbox', mira)).items;
  expect(message).toMatchObject({
    category: 'CARD',
    title: 'You have a scratchcard of €20.00',
    action: { path: '/redeem' },
  });
  const miraCards = await backend.get('listMyScratchcards', { ...mira, query: { limit: 100 } });
  expect(miraCards.items.find(({ id }) => id === card.id)).toMatchObject({
    kind: 'DIGITAL',
    status: 'ACTIVE',
  });
  const params = { scratchcardId: card.id };
  const { pin } = await backend.done(200, 'revealScratchcard', { params }, mira);
  expect(pin.slice(-2)).toBe(details.pinLast2);
  await backend.done(200, 'redeemScratchcard', { body: { pin, code: null } }, mira);
  expect(user()?.walletBalance.amountMinor).toBe(wallet + 20_00);
  const event = tables.auditEvents
    .by('entityId', card.id)
    .find(({ action }) => action === 'scratchcard.given');
  expect(event).toMatchObject({ reason, actor: { name: 'Chen Wei' } });
  expect((await give()).code).toMatch(/^0017-000002-/);
});

test('a given card that was not used yet is not given again', async () => {
  const { give } = await opened();
  expect((await give()).code).toMatch(/^0017-000001-/);
  expect((await give()).code).toMatch(/^0017-000002-/);
});

test('the PIN of a given card is not exported, and after the export no card is given', async () => {
  const { backend, batch, call, as, give, exports } = await opened();
  const card = await give();
  const exported = await exports();
  expect(exported).toMatchObject({ withPins: true, count: batch()?.quantity });
  const pins = new Map(exported.cards.map(({ code, pin }) => [code, pin]));
  expect(pins.get(card.code)).toMatch(/^•{14}\d\d$/);
  expect([...pins.values()].filter((pin) => /^\d{16}$/.test(pin))).toHaveLength(11);
  const problem = await backend.rejected('invalid-transition', 'giveScratchcard', call(), as());
  expect(problem.detail).toBe('The PINs of this batch were exported, so its cards are handed out in print.');
});

test('cards of more than 500.00 together for one customer need a second administrator', async () => {
  const { backend, tables, user, call, as, give } = await opened();
  const token = await backend.signIn(people.administrator);
  const params = { userId: user()?.id ?? '' };
  const left = async () => (await backend.get('getUser', { params, token })).giveableAlone.amountMinor;
  expect(await left()).toBe(430_00); // the scenario gave a card of 50.00 and one of 20.00
  const { id } = await give();
  await backend.store.transact((transaction) => {
    const card = tables.scratchcards.get(id);
    if (card)
      transaction.tables.scratchcards.replace({ ...card, value: { ...card.value, amountMinor: 410_00 } });
  });
  await give();
  expect(await left()).toBe(0);
  const approval = await backend.done(202, 'giveScratchcard', call(), as());
  expect(approval).toMatchObject({ entityName: 'Mira Okafor', preview: { value: { amountMinor: 20_00 } } });
  const given = () => tables.scratchcards.by('ownerId', user()?.id ?? '').length;
  const before = given();
  await backend.rejected('invalid-transition', 'giveScratchcard', call(), as());
  const decision = { params: { approvalId: approval.id }, body: { reason: 'Checked with the shop' } };
  await backend.done(200, 'approveApproval', decision, {
    token: await backend.signIn(people.approver),
    ifMatch: `"${approval.version}"`,
  });
  expect(given()).toBe(before + 1);
});

test('no card is given from a frozen batch, to a blocked account or by a wrong role', async () => {
  const { backend, tables, batch, user, call, as } = await opened();
  const support = await backend.signIn(administrators.SUPPORT);
  await backend.rejected('forbidden', 'giveScratchcard', call(), as(support));
  const change = async (table: 'batches' | 'users', status: 'FROZEN' | 'ACTIVE' | 'BLOCKED') =>
    backend.store.transact((transaction) => {
      const row = table === 'batches' ? batch() : user();
      if (row) (transaction.tables[table] as { replace(row: object): unknown }).replace({ ...row, status });
    });
  await change('batches', 'FROZEN');
  await backend.rejected('invalid-transition', 'giveScratchcard', call(), as());
  await change('batches', 'ACTIVE');
  await change('users', 'BLOCKED');
  await backend.rejected('invalid-transition', 'giveScratchcard', call(), as());
  expect(tables.scratchcards.by('batchId', batch()?.id ?? '').every(({ kind }) => kind === 'PHYSICAL')).toBe(
    true,
  );
});
