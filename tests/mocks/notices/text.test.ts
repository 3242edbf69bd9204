import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

// docs/domain.md, "Messages": what is sent by e-mail or SMS follows the preferences of its customer.

const HOUR = 3_600_000;

async function openWithMessages() {
  const backend = await openBackend();
  const { tables, clock } = backend.store;
  /** The texts that were sent, without codes, with their time. */
  const texts = () =>
    tables.messages
      .all()
      .filter(({ code }) => code === null)
      .map(({ channel, text, sentAt }) => [channel, text.split('.')[0], sentAt.slice(0, 16)]);
  const inbox = (title: string) => tables.inbox.all().filter((item) => item.title === title);
  const until = (moment: string) => backend.wait(Date.parse(moment) - Date.parse(clock.now()));
  return { backend, texts, inbox, until };
}

const approved = 'Your collateral is approved';

/** Mira's collateral is submitted; `approve` is a person's decision about it at this moment. */
async function handedIn() {
  const messages = await openWithMessages();
  const customer = await person(messages.backend);
  const collateral = collateralOf(messages.backend, customer);
  const { id } = await collateral.handsIn((await collateral.securedOrder()).id);
  const approve = async () => (await reviewer(messages.backend)).approves(id, 1_200_00);
  return { ...messages, customer, approve };
}

describe('a decision about collateral', () => {
  test('is not sent to a contact whose channel is off, only to the inbox', async () => {
    const { customer, approve, texts, inbox } = await handedIn();
    await customer.prefers({ channels: { sms: false } });
    await approve();
    expect(texts()).toEqual([]);
    expect(inbox(approved)).toMatchObject([{ status: 'UNREAD' }]);
  });

  test('is sent by SMS to a customer who wants nothing in the application', async () => {
    const { customer, approve, texts, inbox } = await handedIn();
    await customer.prefers({ channels: { inApp: false } });
    await approve();
    expect(texts()).toMatchObject([['SMS', approved, '2027-01-10T09:00']]);
    expect(inbox(approved)).toMatchObject([{ status: 'SUPPRESSED' }]);
  });

  test('waits for the end of the quiet hours, to the minute', async () => {
    const { backend, approve, texts, until } = await handedIn();
    await until('2027-01-11T02:00:00.000Z'); // 03:00 in Berlin
    await approve();
    await until('2027-01-11T06:59:59.999Z');
    await backend.ask('getConfig');
    expect(texts()).toEqual([]);
    await backend.wait(1);
    await backend.ask('getConfig');
    expect(texts()).toEqual([['SMS', approved, '2027-01-11T07:00']]);
    await backend.wait(HOUR);
    await backend.ask('getConfig');
    expect(texts()).toHaveLength(1);
  });

  test('that waits is not sent once its customer turns the channel off', async () => {
    const { backend, approve, texts, until } = await handedIn();
    await until('2027-01-11T02:00:00.000Z');
    await approve();
    await (await person(backend)).prefers({ channels: { sms: false } });
    await until('2027-01-11T07:00:00.000Z');
    await backend.ask('getConfig');
    expect(texts()).toEqual([]);
  });
});

test('a late instalment found at midnight is told by SMS when the quiet hours end', async () => {
  const { backend, texts, until } = await openWithMessages();
  await (await person(backend)).buys('Espresso machine', 'STD6');
  await until('2027-02-15T23:00:00.000Z'); // due on 10 February, five days of grace
  await backend.ask('getConfig');
  expect(texts()).toEqual([]);
  await until('2027-02-16T07:00:00.000Z');
  await backend.ask('getConfig');
  expect(texts()).toEqual([['SMS', '€183', '2027-02-16T07:00']]);
});

test('a late instalment that is paid in the night is not told by SMS in the morning', async () => {
  const { backend, texts, until } = await openWithMessages();
  const holder = await planHolder(backend);
  const card = await holder.card('good');
  await until('2027-02-15T23:30:00.000Z'); // 00:30 in Berlin
  const token = await backend.signIn(people.mira);
  const { version, status } = await backend.done(200, 'getPlan', { params: holder.params }, { token });
  expect(status).toBe('OVERDUE');
  const parts = [{ planId: holder.planId, amount: euro(183_69), version }];
  const body = { parts, ...byCard(card, 183_69) };
  await backend.done(201, 'payPlans', { body }, { token });
  await until('2027-02-16T08:00:00.000Z');
  await backend.ask('getConfig');
  expect(texts()).toEqual([]);
});

test('the same notice about a plan is told once a day, also after a charge-back', async () => {
  const { backend, texts, inbox } = await openWithMessages();
  const customer = await planHolder(backend);
  await customer.until('2027-02-16');
  const late = texts();
  expect(late).toHaveLength(1);
  await customer.pays(183_69);
  const token = await backend.signIn(people.administrator);
  const paid = backend.store.tables.payments.by('planId', customer.planId).at(-1);
  const call = { params: { paymentId: paid?.id ?? '' }, body: { reason: 'The bank has written to us' } };
  await backend.done(201, 'chargeBackPayment', call, { token, ifMatch: `"${paid?.version}"` });
  expect(
    inbox('€183.69 is overdue')
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['SUPPRESSED', 'UNREAD']);
  expect(texts()).toEqual(late);
});

describe('what would reach a customer nowhere is refused, and its action says so', () => {
  test('the receipt of a payment is a message', async () => {
    const { backend, texts } = await openWithMessages();
    const customer = await person(backend);
    const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
    const token = await backend.signIn(people.administrator);
    const receipt = async () => {
      const { version } = await backend.get('getPaymentAsAdministrator', { token, params: { paymentId } });
      return { token, params: { paymentId }, ifMatch: `"${version}"` };
    };
    await customer.prefers({ channels: { inApp: false, sms: false } });
    const { detail } = await backend.rejected('invalid-transition', 'sendPaymentReceipt', await receipt());
    expect(detail).toBe('The customer does not want messages in the application or by SMS.');
    const { actions } = await backend.get('getPaymentAsAdministrator', { token, params: { paymentId } });
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'send-receipt', allowed: false, reason: detail }),
    );

    await customer.prefers({ channels: { inApp: false } });
    await backend.get('sendPaymentReceipt', await receipt());
    expect(texts()).toMatchObject([['SMS', 'Receipt for €120', expect.anything()]]);
  });

  test('a reminder of an order, which is in the inbox only', async () => {
    const { backend } = await openWithMessages();
    const customer = await person(backend);
    const { id, version } = await customer.order();
    await customer.prefers({ channels: { inApp: false } });
    const token = await backend.signIn(administrators.SUPPORT);
    const call = { params: { orderId: id }, body: { reason: 'The order is not finished' } };
    const { detail } = await backend.rejected('invalid-transition', 'remindOfOrder', call, {
      token,
      ifMatch: `"${version}"`,
    });
    expect(detail).toBe('The customer does not want messages in the application.');
  });
});

test('a text that waits when its account is deleted is deleted with it', async () => {
  const { backend, until, texts } = await openWithMessages();
  const customer = await person(backend);
  const { id: paymentId } = await customer.buys('Espresso machine', 'STD6');
  await customer.settles('PLN-000101');
  const { version } = backend.store.tables.users.find('phoneE164', people.mira) ?? {};
  await backend.done(200, 'requestDeletion', {}, { ...customer.as, ifMatch: `"${version}"` });
  await until('2027-01-23T22:00:00.000Z'); // an hour before the account is deleted
  const token = await backend.signIn(people.administrator);
  const params = { paymentId };
  const payment = await backend.get('getPaymentAsAdministrator', { token, params });
  await backend.get('sendPaymentReceipt', { token, params, ifMatch: `"${payment.version}"` });
  expect(backend.store.tables.waitingTexts.all()).toHaveLength(1);
  await until('2027-01-23T23:00:00.000Z');
  await backend.ask('getConfig');
  expect(backend.store.tables.waitingTexts.all()).toEqual([]);
  expect(texts()).toMatchObject([
    ['SMS', 'Your Tranche account was deleted, as you asked', expect.anything()],
  ]);
});
