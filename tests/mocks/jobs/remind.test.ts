import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';

// docs/domain.md, "Messages": STD6 for 1,200.00, the first instalment is due on 10 February 2027.

async function holder() {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  const dueSoon = async () => {
    const { items } = await backend.done(200, 'listInbox', { query: {} }, customer.as);
    return items.filter(({ title }) => title.includes('is due on'));
  };
  /** Lets a card pay automatically that can be used until the end of this month of 2027. */
  async function choosesCardUntil(expMonth: number) {
    const { version } = await customer.plan();
    const id = await customer.card('good');
    await backend.store.transact(({ tables }) => {
      const card = tables.cardTokens.get(id);
      if (card) tables.cardTokens.replace({ ...card, expMonth, expYear: 2027 });
    });
    const call = { params: customer.params, body: { cardTokenId: id } };
    return backend.done(200, 'setAutopay', call, { ...customer.as, ifMatch: `"${version}"` });
  }
  return { customer, dueSoon, choosesCardUntil };
}

test('a paid instalment brings no reminder, and that of autopay names the card', async () => {
  const { customer, dueSoon } = await holder();
  await customer.pays(183_69);
  await customer.until('2027-02-08');
  expect(await dueSoon()).toEqual([]);
  await customer.collectsBy('good');
  await customer.until('2027-03-08');
  expect((await dueSoon())[0]?.body).toMatch(/Visa .*4242 is charged on that day/);
});

test('the reminder of autopay at a weekend names the day of the collection', async () => {
  const { customer, dueSoon } = await holder();
  await customer.collectsBy('good');
  await customer.until('2027-04-08'); // 10 April 2027 is a Saturday
  const [message] = await dueSoon();
  expect(message?.title).toContain('is due on 10 April 2027');
  expect(message?.body).toMatch(/Visa .*4242 is charged on 12 April 2027\./);
});

test('a card that expires before the collection is announced twice', async () => {
  const { customer, dueSoon, choosesCardUntil } = await holder();
  expect((await choosesCardUntil(1)).autopay).toMatchObject({ nextOn: null, lapsesOn: '2027-02-10' });
  await customer.until('2027-02-07');
  expect((await dueSoon())[0]?.body).toBe(
    'This instalment is for Espresso machine. Visa •••• 4242 will have expired by then and is not charged. Choose another card for autopay, or pay it by that day.',
  );
});

test('a card that lasts for one instalment pays it, and the reminder asks for another', async () => {
  const { customer, dueSoon, choosesCardUntil } = await holder();
  expect((await choosesCardUntil(2)).autopay).toMatchObject({ nextOn: '2027-02-10', lapsesOn: '2027-03-10' });
  await customer.until('2027-02-07');
  await customer.until('2027-03-07');
  expect((await customer.plan()).autopay).toMatchObject({ nextOn: null, lapsesOn: '2027-03-10' });
  const [march, february] = await dueSoon();
  expect([february?.body, march?.body]).toEqual([
    expect.stringContaining('4242 is charged on that day.'),
    expect.stringContaining('4242 will have expired by then and is not charged.'),
  ]);
});
