import { describe, expect, test } from 'vitest';
import type { InboxChange } from '#contracts/inbox/item.ts';
import { refundOf } from '#tests/contracts/requests/callers.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { openWithCustomer, person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Shop = Awaited<ReturnType<typeof openWithCustomer>>['shop'];

/** The customer's messages, newest first. */
const inbox = async (shop: Shop, token: string) => (await shop.get('listInbox', { token })).items;

const titles = async (shop: Shop, token: string) => (await inbox(shop, token)).map(({ title }) => title);

async function withMessage() {
  const { shop, customer } = await openWithCustomer();
  await customer.buys('Espresso machine', 'STD6');
  const [item] = await inbox(shop, customer.token);
  if (!item) throw new Error('Nothing was delivered.');
  const change = (body: InboxChange, version = item.version) =>
    [
      { params: { inboxItemId: item.id }, body },
      { ...customer.as, ifMatch: `"${version}"` },
    ] as const;
  return { shop, customer, item, change };
}

const messages = (shop: Shop) => shop.store.tables.messages.all().filter(({ code }) => code === null);

describe('a customer gets a message about', () => {
  test('a successful payment, with a link to its plan', async () => {
    const { item } = await withMessage();
    expect(item).toMatchObject({
      category: 'PAYMENT',
      title: '€120.00 received',
      body: 'Your payment for Espresso machine with Visa •••• 4242 went through. Your plan has started.',
      action: { label: 'View plan', path: '/installments/details?plan=PLN-000001' },
      status: 'UNREAD',
      snoozedUntil: null,
    });
  });

  test('a declined payment, with a link to pay it', async () => {
    const { shop, customer } = await openWithCustomer();
    const { id } = await customer.confirmed();
    await customer.pays(await customer.orderNow(id), 'declined');
    expect(cardNumbers.declined.slice(-4)).toBe('0002');
    expect(await inbox(shop, customer.token)).toMatchObject([
      {
        title: '€120.00 could not be charged',
        body: 'Your bank declined the payment for Espresso machine with Visa •••• 0002. Nothing was charged.',
        action: { label: 'Finish paying', path: `/checkout/confirmation?order=${id}` },
      },
    ]);
  });

  test('a refund by an administrator, and the lines that it reopens', async () => {
    const { shop, customer } = await openWithCustomer();
    const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
    const administrator = { token: await shop.signIn(people.administrator) };
    const { version } = await shop.done(
      200,
      'getPaymentAsAdministrator',
      { params: { paymentId } },
      administrator,
    );
    const call = { params: { paymentId }, body: refundOf(2_000) };
    await shop.done(201, 'createRefund', call, { ...administrator, ifMatch: `"${version}"` });
    expect(await titles(shop, customer.token)).toContain('€20.00 refunded');
    const told = (await inbox(shop, customer.token)).find(({ title }) => title === '€20.00 refunded');
    expect(told?.body).toBe(
      'Your payment for Espresso machine is refunded to Visa •••• 4242. €20.00 of your plan is open again, due on 10 February 2027.',
    );
  });

  test('a simulated command creates no message', async () => {
    const { shop, customer } = await openWithCustomer();
    const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
    const administrator = { token: await shop.signIn(people.administrator) };
    await shop.done(200, 'simulateRefund', { params: { paymentId }, body: refundOf(2_000) }, administrator);
    expect(await titles(shop, customer.token)).toEqual(['€120.00 received']);
  });

  test('an order that has expired, a login elsewhere and a changed contact', async () => {
    const { shop, customer } = await openWithCustomer();
    await customer.confirmed();
    await shop.wait(MINUTE);
    const token = await shop.signIn(people.mira);
    await shop.done(
      201,
      'createChallenge',
      { body: { purpose: 'CHANGE_CONTACT', contact: 'mira@new.example' } },
      { token },
    );
    const [challenge] = shop.store.tables.challenges.by('target', 'mira@new.example');
    const code = shop.newMessage().code;
    await shop.done(
      200,
      'verifyChallenge',
      { params: { challengeId: challenge?.id ?? '' }, body: { code } },
      { token },
    );
    await shop.wait(3 * DAY);
    const later = await shop.signIn(people.mira);
    expect((await titles(shop, later)).toSorted()).toEqual([
      'New login to your account',
      'Your e-mail address was changed',
      'Your order has expired',
    ]);
  });

  test('an order that expired unsigned, once a plan was chosen for it; not about a draft', async () => {
    const { shop, customer } = await openWithCustomer();
    await customer.order();
    await customer.quoted({ sku: 'TURNTABLE-01' });
    await shop.wait(7 * DAY);
    const token = await shop.signIn(people.mira);
    expect(shop.store.tables.orders.all().map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await inbox(shop, token)).toMatchObject([
      {
        title: 'Your order has expired',
        body: 'ORD-2027-000002, Turntable, was not confirmed in time. Nothing is due.',
      },
    ]);
  });

  test('a late instalment, by e-mail and SMS as well, unless these are turned off', async () => {
    const { shop, customer } = await openWithCustomer();
    await customer.buys('Espresso machine', 'STD6');
    await customer.prefers({ channels: { inApp: false } });
    await shop.wait(46 * DAY); // due on 10 February, five days of grace
    const token = await shop.signIn(people.mira);
    const [newest] = await inbox(shop, token);
    expect(newest?.title).toBe('€183.69 is overdue');
    expect(newest?.body).toContain('due on 10 February 2027');
    expect(messages(shop).map(({ channel, to }) => [channel, to])).toEqual([['SMS', people.mira]]);
  });
});

describe('a message is delivered by its customer’s preferences', () => {
  test('sends nothing on a channel that is off, except for security', async () => {
    const { shop, customer } = await openWithCustomer();
    await customer.prefers({ channels: { inApp: false } });
    await customer.buys('Espresso machine', 'STD6');
    await shop.wait(MINUTE);
    const token = await shop.signIn(people.mira);
    expect(await titles(shop, token)).toEqual(['New login to your account']);
    expect(shop.store.tables.inbox.by('status', 'SUPPRESSED')).toMatchObject([{ title: '€120.00 received' }]);
  });

  test('after the quiet hours, to the minute; security at once', async () => {
    const { shop } = await openWithCustomer();
    await shop.wait(12 * HOUR); // 22:00 in Berlin, within the quiet hours
    const customer = await person(shop);
    await customer.buys('Espresso machine', 'STD6');
    await shop.wait(MINUTE);
    const token = await shop.signIn(people.mira);
    expect(await titles(shop, token)).toEqual(['New login to your account']);
    await shop.wait(10 * HOUR - MINUTE - 1);
    const before = await shop.signIn(people.mira);
    expect(await titles(shop, before)).not.toContain('€120.00 received');
    await shop.wait(1);
    expect(await inbox(shop, before)).toContainEqual(
      expect.objectContaining({
        title: '€120.00 received',
        at: '2027-01-11T07:00:00.000Z',
        status: 'UNREAD',
      }),
    );
  });

  test('after the quiet hours of the night in which clocks are changed, too', async () => {
    const { shop } = await openWithCustomer();
    await shop.wait(Date.parse('2027-10-30T20:00:00.000Z') - Date.parse(shop.store.clock.now())); // 22:00 in Berlin
    const customer = await person(shop);
    await customer.buys('Espresso machine', 'STD6');
    await shop.wait(12 * HOUR);
    expect(await inbox(shop, await shop.signIn(people.mira))).toContainEqual(
      expect.objectContaining({ title: '€120.00 received', at: '2027-10-31T07:00:00.000Z' }), // 08:00
    );
  });

  test('tells the same subject once a day', async () => {
    const { shop, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    await customer.pays(order, 'declined');
    const declined = await customer.retries('declined');
    expect(await titles(shop, customer.token)).toEqual(['€120.00 could not be charged']);
    await shop.wait(DAY);
    const later = await person(shop);
    await later.retries('declined', declined);
    expect((await titles(shop, later.token)).filter((title) => title.includes('charged'))).toHaveLength(2);
  });
});

describe('a reader of a message', () => {
  test('reads it, marks it as unread, archives it and takes it back', async () => {
    const { shop, item, change } = await withMessage();
    for (const [at, status] of (['READ', 'UNREAD', 'ARCHIVED', 'READ'] as const).entries()) {
      const call = change({ status }, item.version + at);
      expect(await shop.done(200, 'updateInboxItem', ...call)).toMatchObject({
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
    const { shop, change } = await withMessage();
    const snoozedUntil = new Date(Date.parse('2027-01-10T09:00:00.000Z') + ms).toISOString();
    const call = change({ status: 'SNOOZED', snoozedUntil });
    if (allowed)
      expect(await shop.done(200, 'updateInboxItem', ...call)).toMatchObject({
        status: 'SNOOZED',
        snoozedUntil,
      });
    else
      expect(await shop.refused('validation-failed', 'updateInboxItem', ...call)).toMatchObject({
        errors: [{ pointer: '/snoozedUntil' }],
      });
  });

  test('cannot be read or archived while snoozed, and appears again as new', async () => {
    const { shop, customer, item, change } = await withMessage();
    const snoozedUntil = '2027-01-10T09:05:00.000Z';
    const snoozed = await shop.done(200, 'updateInboxItem', ...change({ status: 'SNOOZED', snoozedUntil }));
    for (const status of ['READ', 'ARCHIVED'] as const) {
      const { detail, action } = await shop.refused(
        'invalid-transition',
        'updateInboxItem',
        ...change({ status }, snoozed.version),
      );
      expect(snoozed.actions).toContainEqual(
        expect.objectContaining({ action, allowed: false, reason: detail }),
      );
    }
    await shop.wait(5 * MINUTE - 1);
    expect(await inbox(shop, customer.token)).toMatchObject([{ status: 'SNOOZED' }]);
    await shop.wait(1);
    expect(await inbox(shop, customer.token)).toMatchObject([
      { id: item.id, status: 'UNREAD', at: snoozedUntil, snoozedUntil: null },
    ]);
  });

  test('reads all messages at once, but not snoozed ones', async () => {
    const { shop, customer, change } = await withMessage();
    await shop.wait(2 * MINUTE);
    await customer.buys('Espresso machine', 'STD6');
    await shop.done(
      200,
      'updateInboxItem',
      ...change({ status: 'SNOOZED', snoozedUntil: '2027-01-10T10:00:00.000Z' }),
    );
    expect(await shop.done(200, 'readInbox', {}, customer.as)).toEqual({ read: 1 });
    expect((await inbox(shop, customer.token)).map(({ status }) => status).toSorted()).toEqual([
      'READ',
      'SNOOZED',
    ]);
    expect(await shop.done(200, 'readInbox', {}, customer.as)).toEqual({ read: 0 });
  });

  test('sees only their own, and none that waits', async () => {
    const { shop, item } = await withMessage();
    const other = { token: await shop.signIn('+4915199999999') };
    expect(await inbox(shop, other.token)).toEqual([]);
    await shop.refused(
      'not-found',
      'updateInboxItem',
      { params: { inboxItemId: item.id }, body: { status: 'READ' } },
      { ...other, ifMatch: '"1"' },
    );
  });
});

test('the feed of changes names a new message to its customer only', async () => {
  const shop = await openBackend({ scenario: 'happy' });
  const mira = { token: await shop.signIn(people.mira) };
  const { cursor } = await shop.get('listChanges', mira);
  const customer = await person(shop, '+4915199999999');
  await customer.buys('Espresso machine', 'STD6');
  const feed = await shop.get('listChanges', { ...mira, query: { after: cursor } });
  expect(feed.changes).toEqual([]);
  const own = await shop.get('listChanges', { token: customer.token, query: { after: cursor } });
  expect(own.changes.map(({ entity }) => entity.type)).toContain('inbox-item');
});

takesTransitions('D1b', 'D1c', 'D2', 'D4', 'D5', 'D6', 'D7');
