import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { collateralOf } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const DAY = 86_400_000;
const contact = 'noor@example.com';

async function asNoor() {
  const backend = await openBackend();
  const token = await backend.signIn(contact);
  const row = () => backend.store.tables.users.all().find(({ email }) => email === contact);
  const version = () => ({ token, ifMatch: `"${row()?.version}"` });
  const titles = async () => (await backend.get('listInbox', { token })).items.map(({ title }) => title);
  return { backend, token, row, version, titles, userId: row()?.id ?? '' };
}

describe('the file of the data', () => {
  test('is available only after it was requested, and for seven days', async () => {
    const { backend, token, version, titles } = await asNoor();
    expect(problemIn(await backend.ask('getOwnData', { token })).code).toBe('not-found');
    await backend.done(200, 'requestOwnData', {}, version());
    expect(await titles()).toEqual(['A file of your data was requested']);
    expect(await backend.get('getOwnData', { token })).toMatchObject({ email: contact, phoneE164: null });
    await backend.store.transact(({ clock }) => clock.advance(7 * DAY + 1_000));
    const later = await backend.signIn(contact);
    expect(problemIn(await backend.ask('getOwnData', { token: later })).code).toBe('not-found');
  });

  test('has all data of this customer, and none of another', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const token = await backend.signIn(people.mira);
    const { tables } = backend.store;
    const mira = tables.users.find('phoneE164', people.mira);
    await backend.done(200, 'requestOwnData', {}, { token, ifMatch: `"${mira?.version}"` });
    const data = await backend.get('getOwnData', { token });
    const countOf = (rows: readonly { readonly userId: string }[]) =>
      rows.filter(({ userId }) => userId === mira?.id).length;
    const { orders, plans, payments, refunds, assessments, messages, deliveries, scratchcards } = data;
    expect({ orders: orders.length, plans: plans.length, payments: payments.length }).toEqual({
      orders: countOf(tables.orders.all()),
      plans: countOf(tables.plans.all()),
      payments: countOf(tables.payments.all()),
    });
    expect(plans.length).toBeGreaterThan(1);
    expect(assessments).toHaveLength(countOf(tables.assessments.all()));
    expect(refunds).toHaveLength(countOf(tables.refunds.all()));
    expect(deliveries).toHaveLength(countOf(tables.deliveries.all()));
    expect(deliveries.length).toBeGreaterThan(0);
    expect(deliveries.every(({ title }) => title !== '')).toBe(true);
    expect(messages.map(({ title }) => title)).toContain('A file of your data was requested');
    expect(scratchcards.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/tokenHash|pinHash|pinCipher|codeHash/);
  });
});

/** A customer who has paid a plan off by card, with money in the wallet and a scratchcard of 20.00. */
async function paidOffHolder(walletMinor = 5_00) {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  const { params, userId } = holder;
  const { amount } = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, holder.as);
  await holder.settles(amount.amountMinor);
  const { tables } = backend.store;
  const user = () => tables.users.get(userId);
  const cardId = tables.scratchcards.by('status', 'ACTIVE')[0]?.id ?? '';
  await backend.store.transact(({ tables: rows }) => {
    const [row, card] = [rows.users.get(userId), rows.scratchcards.get(cardId)];
    if (row) rows.users.replace({ ...row, walletBalance: euro(walletMinor) });
    if (row && card)
      rows.scratchcards.replace({
        ...card,
        kind: 'DIGITAL',
        value: euro(20_00),
        ownerId: userId,
        ownerName: row.fullName,
      });
  });
  return { backend, holder, user, scratchcard: () => tables.scratchcards.get(cardId) };
}

describe('the deletion of an account', () => {
  test('happens on that day, and the contact gets a last message', async () => {
    const { backend, token, version, userId } = await asNoor();
    const { fullName } = await backend.done(200, 'requestDeletion', {}, version());
    expect(JSON.stringify(backend.store.tables.answers.all())).toContain(fullName);
    await backend.wait(13 * DAY);
    expect(problemIn(await backend.ask('getMe', { token })).code).toBe('session-expired'); // idle
    expect(backend.store.tables.users.get(userId)?.status).toBe('ACTIVE');
    await backend.wait(DAY);
    await backend.ask('getConfig', {});
    const { users, inbox, sessions } = backend.store.tables;
    expect(users.get(userId)).toMatchObject({
      status: 'CLOSED',
      fullName: 'Deleted customer',
      email: null,
      phoneE164: null,
      birthDate: null,
      deletesOn: null,
    });
    expect(inbox.by('userId', userId)).toEqual([]);
    expect(sessions.by('subjectId', userId).every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const texts = backend.store.tables.messages.all().map(({ to, text }) => `${to}: ${text}`);
    expect(texts).toContain(`${contact}: Your Tranche account was deleted, as you asked.`);
    const { auditEvents, answers } = backend.store.tables;
    const deletion = auditEvents.by('action', 'user.deletion-due');
    expect(deletion).toHaveLength(1);
    expect(JSON.stringify([deletion, answers.all()])).not.toContain(fullName);
    // The contact is free: whoever signs in with it begins with a new account.
    await backend.signIn(contact);
    expect(users.find('email', contact)?.id).not.toBe(userId);
  });

  test('cancels orders that have not started, and removes what was offered for them', async () => {
    const { backend, version, userId } = await asNoor();
    await backend.done(200, 'requestDeletion', {}, version());
    await backend.wait(10 * DAY);
    const customer = await person(backend, contact);
    await backend.store.transact(({ tables }) => {
      const user = tables.users.get(userId);
      if (user) tables.users.replace({ ...user, kycStatus: 'VERIFIED', birthDate: '1990-01-10' });
    });
    const collateral = collateralOf(backend, customer);
    const { id: orderId } = await collateral.securedOrder();
    const { id } = await collateral.handsIn(orderId);
    await backend.wait(5 * DAY);
    await backend.ask('getConfig', {});
    const { orders, collaterals, inbox, uploadParts } = backend.store.tables;
    expect(orders.get(orderId)).toMatchObject({ status: 'CANCELLED', customerName: 'Deleted customer' });
    expect(collaterals.get(id)).toMatchObject({ status: 'REMOVED', customerName: 'Deleted customer' });
    expect(uploadParts.all()).toEqual([]);
    expect(inbox.by('userId', userId)).toEqual([]);
  });

  test('leaves no code and no message with a contact of the customer but the last one', async () => {
    const { backend, version } = await asNoor();
    const body = { purpose: 'CHANGE_CONTACT', contact: people.mira } as const;
    await backend.done(201, 'createChallenge', { body }, version());
    const { challenges, messages } = backend.store.tables;
    expect(challenges.all()).toHaveLength(2);
    await backend.done(200, 'requestDeletion', {}, version());
    await backend.wait(15 * DAY);
    await backend.ask('getConfig', {});
    expect(challenges.all()).toEqual([]);
    const toContact = messages.all().filter(({ to }) => to === contact);
    expect(toContact.map(({ text }) => text)).toEqual(['Your Tranche account was deleted, as you asked.']);
  });

  test('a deletion returns the wallet to the card that paid last and blocks given cards', async () => {
    const { backend, holder, user, scratchcard } = await paidOffHolder();
    const me = await backend.get('getMe', holder.as);
    expect(me.kind === 'CUSTOMER' && me.user.atDeletion).toEqual({
      scratchcards: { count: 1, value: euro(20_00) },
      walletTo: 'Visa •••• 4242',
    });
    await backend.done(200, 'requestDeletion', {}, { ...holder.as, ifMatch: `"${user()?.version}"` });
    await backend.wait(15 * DAY);
    await backend.ask('getConfig', {});
    const walletReturned = { amount: euro(5_00), to: 'Visa •••• 4242' };
    expect(user()).toMatchObject({ status: 'CLOSED', walletBalance: euro(0), walletReturned });
    const as = { token: await backend.signIn(people.administrator) };
    const details = await backend.done(200, 'getUser', { params: { userId: holder.userId } }, as);
    expect(details).toMatchObject({ walletBalance: euro(0), walletReturned });
    expect(scratchcard()?.status).toBe('BLOCKED');
    expect(backend.store.tables.messages.all().map(({ text }) => text)).toContain(
      'Your Tranche account was deleted, as you asked. €5.00 from your wallet is returned to Visa •••• 4242.',
    );
  });

  test('is refused while the wallet holds more than cards have paid', async () => {
    const { backend, holder, user } = await paidOffHolder(2_000_00);
    const as = { ...holder.as, ifMatch: `"${user()?.version}"` };
    const { detail } = await backend.rejected('invalid-transition', 'requestDeletion', {}, as);
    expect(detail).toBe(
      'Your wallet holds €2,000.00, more than was paid by card or bank. Pay with it until €1,200.00 or less is left, which is then returned to Visa •••• 4242.',
    );
  });

  test('does not happen when the wallet holds money again on that day', async () => {
    const { backend, version, userId } = await asNoor();
    await backend.done(200, 'requestDeletion', {}, version());
    await backend.store.transact(({ tables }) => {
      const user = tables.users.get(userId);
      if (user) tables.users.replace({ ...user, walletBalance: { amountMinor: 5_00, currency: 'EUR' } });
    });
    await backend.wait(14 * DAY);
    const token = await backend.signIn(contact);
    const { items } = await backend.get('listInbox', { token });
    expect(items.map(({ title }) => title)).toContain('Your account was not deleted');
    expect(backend.store.tables.users.get(userId)).toMatchObject({ status: 'ACTIVE', deletesOn: null });
  });
});

takesTransitions('commands/users/data-and-deletion');
