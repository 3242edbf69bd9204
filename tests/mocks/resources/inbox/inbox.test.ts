import { describe, expect, test } from 'vitest';
import type { InboxChange } from '#contracts/inbox/item.ts';
import { refundOf } from '#tests/suite/requests/callers.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The customer's messages, newest first. */
const inbox = async (backend: Backend, token: string) => (await backend.get('listInbox', { token })).items;

const titles = async (backend: Backend, token: string) =>
  (await inbox(backend, token)).map(({ title }) => title);

async function withMessage() {
  const { backend, customer } = await openWithCustomer();
  await customer.buys('Espresso machine', 'STD6');
  const [item] = await inbox(backend, customer.token);
  if (!item) throw new Error('Nothing was delivered.');
  const change = (body: InboxChange, version = item.version) =>
    [
      { params: { inboxItemId: item.id }, body },
      { ...customer.as, ifMatch: `"${version}"` },
    ] as const;
  return { backend, customer, item, change };
}

const messages = (backend: Backend) =>
  backend.store.tables.messages.all().filter(({ code }) => code === null);

describe('a customer gets a message about', () => {
  test('a successful payment, with a link to its plan', async () => {
    const { item } = await withMessage();
    expect(item).toMatchObject({
      category: 'PAYMENT',
      title: '€120.00 received',
      body: 'Your payment for Espresso machine with Visa •••• 4242 went through. Your plan has started.',
      action: { label: 'View plan', path: '/installments/details?plan=PLN-000101' },
      status: 'UNREAD',
      snoozedUntil: null,
    });
  });

  test('a declined payment, with a link to pay it until it is paid', async () => {
    const { backend, customer } = await openWithCustomer();
    const { id } = await customer.confirmed();
    await customer.pays(await customer.orderNow(id), 'declined');
    expect(cardNumbers.declined.slice(-4)).toBe('0002');
    expect(await inbox(backend, customer.token)).toMatchObject([
      {
        title: '€120.00 could not be charged',
        body: 'Your bank declined the payment for Espresso machine with Visa •••• 0002. Nothing was charged.',
        action: { label: 'Finish paying', path: `/checkout/confirmation?order=${id}` },
      },
    ]);
    await customer.retries('good');
    const items = await inbox(backend, customer.token);
    expect(items.find(({ title }) => title === '€120.00 could not be charged')?.action).toEqual({
      label: 'View order',
      path: `/checkout/confirmation?order=${id}`,
    });
  });

  test('a refund by an administrator, and the lines that it reopens', async () => {
    const { backend, customer } = await openWithCustomer();
    const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
    const administrator = { token: await backend.signIn(people.administrator) };
    const { version } = await backend.done(
      200,
      'getPaymentAsAdministrator',
      { params: { paymentId } },
      administrator,
    );
    const call = { params: { paymentId }, body: refundOf(2_000) };
    await backend.done(201, 'createRefund', call, { ...administrator, ifMatch: `"${version}"` });
    expect(await titles(backend, customer.token)).toContain('€20.00 refunded');
    const told = (await inbox(backend, customer.token)).find(({ title }) => title === '€20.00 refunded');
    expect(told?.body).toBe(
      'Your payment for Espresso machine is refunded to Visa •••• 4242. €20.00 of your plan is open again, due on 10 February 2027.',
    );
  });

  test('a simulated command creates no message', async () => {
    const { backend, customer } = await openWithCustomer();
    const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
    const administrator = { token: await backend.signIn(people.administrator) };
    await backend.done(
      200,
      'simulateRefund',
      { params: { paymentId }, body: refundOf(2_000) },
      administrator,
    );
    expect(await titles(backend, customer.token)).toEqual(['€120.00 received']);
  });

  test('an order that has expired, a login elsewhere and a changed contact', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.confirmed();
    await backend.wait(MINUTE);
    const token = await backend.signIn(people.mira);
    await backend.done(
      201,
      'createChallenge',
      { body: { purpose: 'CHANGE_CONTACT', contact: 'mira@new.example' } },
      { token },
    );
    const [challenge] = backend.store.tables.challenges.by('target', 'mira@new.example');
    const code = backend.newMessage().code;
    await backend.done(
      200,
      'verifyChallenge',
      { params: { challengeId: challenge?.id ?? '' }, body: { code } },
      { token },
    );
    await backend.wait(3 * DAY);
    const later = await backend.signIn(people.mira);
    expect((await titles(backend, later)).toSorted()).toEqual([
      'New login to your account',
      'Your e-mail address was changed',
      'Your order has expired',
    ]);
  });

  test('an order that expired unsigned, once a plan was chosen for it; not about a draft', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.order();
    await customer.quoted({ sku: 'TURNTABLE-01' });
    await backend.wait(7 * DAY);
    const token = await backend.signIn(people.mira);
    expect(backend.store.tables.orders.all().map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await inbox(backend, token)).toMatchObject([
      {
        title: 'Your order has expired',
        body: 'ORD-2027-000002, Turntable, was not confirmed in time. Nothing is due.',
      },
    ]);
  });

  test('a late instalment, by e-mail and SMS as well, unless these are turned off', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.buys('Espresso machine', 'STD6');
    await customer.prefers({ channels: { inApp: false } });
    await backend.wait(46 * DAY); // due on 10 February, five days of grace
    const token = await backend.signIn(people.mira);
    const [newest] = await inbox(backend, token);
    expect(newest?.title).toBe('€183.69 is overdue');
    expect(newest?.body).toContain('due on 10 February 2027');
    expect(messages(backend).map(({ channel, to }) => [channel, to])).toEqual([['SMS', people.mira]]);
  });
});

describe('a message is delivered by its customer’s preferences', () => {
  test('sends nothing on a channel that is off, except for security', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.prefers({ channels: { inApp: false } });
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(MINUTE);
    const token = await backend.signIn(people.mira);
    expect(await titles(backend, token)).toEqual(['New login to your account']);
    expect(backend.store.tables.inbox.by('status', 'SUPPRESSED')).toMatchObject([
      { title: '€120.00 received' },
    ]);
  });

  test('after the quiet hours, to the minute; security at once', async () => {
    const { backend } = await openWithCustomer();
    await backend.wait(12 * HOUR); // 22:00 in Berlin, within the quiet hours
    const customer = await person(backend);
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(MINUTE);
    const token = await backend.signIn(people.mira);
    expect(await titles(backend, token)).toEqual(['New login to your account']);
    await backend.wait(10 * HOUR - MINUTE - 1);
    const before = await backend.signIn(people.mira);
    expect(await titles(backend, before)).not.toContain('€120.00 received');
    await backend.wait(1);
    expect(await inbox(backend, before)).toContainEqual(
      expect.objectContaining({
        title: '€120.00 received',
        at: '2027-01-11T07:00:00.000Z',
        status: 'UNREAD',
      }),
    );
  });

  test('after the quiet hours of the night in which clocks are changed, too', async () => {
    const { backend } = await openWithCustomer();
    await backend.wait(Date.parse('2027-10-30T20:00:00.000Z') - Date.parse(backend.store.clock.now())); // 22:00 in Berlin
    const customer = await person(backend);
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(12 * HOUR);
    expect(await inbox(backend, await backend.signIn(people.mira))).toContainEqual(
      expect.objectContaining({ title: '€120.00 received', at: '2027-10-31T07:00:00.000Z' }), // 08:00
    );
  });

  test('tells the same subject once a day', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    await customer.pays(order, 'declined');
    const declined = await customer.retries('declined');
    expect(await titles(backend, customer.token)).toEqual(['€120.00 could not be charged']);
    await backend.wait(DAY);
    const later = await person(backend);
    await later.retries('declined', declined);
    expect((await titles(backend, later.token)).filter((title) => title.includes('charged'))).toHaveLength(2);
  });
});

describe('a reader of a message', () => {
  test('reads it, marks it as unread, archives it and takes it back', async () => {
    const { backend, item, change } = await withMessage();
    for (const [at, status] of (['READ', 'UNREAD', 'ARCHIVED', 'READ'] as const).entries()) {
      const call = change({ status }, item.version + at);
      expect(await backend.done(200, 'updateInboxItem', ...call)).toMatchObject({
        status,
        version: item.version + at + 1,
      });
    }
  });

  test.each([
    [3 * MINUTE - 1, false],
    [3 * MINUTE, true],
    [90 * DAY, true],
    [90 * DAY + 1, false],
  ])('snoozes it for %i ms: %s', async (ms, allowed) => {
    const { backend, change } = await withMessage();
    const snoozedUntil = new Date(Date.parse('2027-01-10T09:00:00.000Z') + ms).toISOString();
    const call = change({ status: 'SNOOZED', snoozedUntil });
    if (allowed)
      expect(await backend.done(200, 'updateInboxItem', ...call)).toMatchObject({
        status: 'SNOOZED',
        snoozedUntil,
      });
    else
      expect(await backend.rejected('validation-failed', 'updateInboxItem', ...call)).toMatchObject({
        errors: [{ pointer: '/snoozedUntil' }],
      });
  });

  test('cannot be read or archived while snoozed, and appears again as new', async () => {
    const { backend, customer, item, change } = await withMessage();
    const snoozedUntil = '2027-01-10T09:05:00.000Z';
    const snoozed = await backend.done(
      200,
      'updateInboxItem',
      ...change({ status: 'SNOOZED', snoozedUntil }),
    );
    for (const status of ['READ', 'ARCHIVED'] as const) {
      const { detail, action } = await backend.rejected(
        'invalid-transition',
        'updateInboxItem',
        ...change({ status }, snoozed.version),
      );
      expect(snoozed.actions).toContainEqual(
        expect.objectContaining({ action, allowed: false, reason: detail }),
      );
    }
    await backend.wait(5 * MINUTE - 1);
    expect(await inbox(backend, customer.token)).toMatchObject([{ status: 'SNOOZED' }]);
    await backend.wait(1);
    expect(await inbox(backend, customer.token)).toMatchObject([
      { id: item.id, status: 'UNREAD', at: snoozedUntil, snoozedUntil: null },
    ]);
  });

  test('reads all messages at once, but not snoozed ones', async () => {
    const { backend, customer, change } = await withMessage();
    await backend.wait(2 * MINUTE);
    await customer.buys('Espresso machine', 'STD6');
    await backend.done(
      200,
      'updateInboxItem',
      ...change({ status: 'SNOOZED', snoozedUntil: '2027-01-10T10:00:00.000Z' }),
    );
    expect(await backend.done(200, 'readInbox', {}, customer.as)).toEqual({ read: 1 });
    expect((await inbox(backend, customer.token)).map(({ status }) => status).toSorted()).toEqual([
      'READ',
      'SNOOZED',
    ]);
    expect(await backend.done(200, 'readInbox', {}, customer.as)).toEqual({ read: 0 });
  });

  test('sees only their own, and none that waits', async () => {
    const { backend, item } = await withMessage();
    const other = { token: await backend.signIn('+4915199999999') };
    expect(await inbox(backend, other.token)).toEqual([]);
    await backend.rejected(
      'not-found',
      'updateInboxItem',
      { params: { inboxItemId: item.id }, body: { status: 'READ' } },
      { ...other, ifMatch: '"1"' },
    );
  });
});

test('the feed of changes names a new message to its customer only', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const mira = { token: await backend.signIn(people.mira) };
  const { cursor } = await backend.get('listChanges', mira);
  const customer = await person(backend, '+4915199999999');
  await customer.buys('Espresso machine', 'STD6');
  const feed = await backend.get('listChanges', { ...mira, query: { after: cursor } });
  expect(feed.changes).toEqual([]);
  const customerFeed = await backend.get('listChanges', { token: customer.token, query: { after: cursor } });
  expect(customerFeed.changes.map(({ entity }) => entity.type)).toContain('inbox-item');
});

takesTransitions('resources/inbox/inbox');
