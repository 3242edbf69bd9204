import { expect, test } from 'vitest';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

// docs/domain.md, "Messages": STD6 for 1,200.00, the first instalment is due on 10 February 2027.

async function holder() {
  const backend = await opened('new-user');
  const customer = await planHolder(backend);
  /** What was sent about the instalment. */
  const dueSoon = async () => {
    const { items } = await backend.done(200, 'listInbox', { query: {} }, customer.as);
    return items.filter(({ title, at }) => at > '2027-02' && /183[.,]69/.test(title));
  };
  return { customer, dueSoon };
}

test('listInbox: a customer is reminded three days before a due date, and once', async () => {
  const { customer, dueSoon } = await holder();
  await customer.until('2027-02-06');
  expect(await dueSoon()).toEqual([]);
  await customer.until('2027-02-07');
  const [message, ...more] = await dueSoon();
  expect(more).toEqual([]);
  expect(message?.category).toBe('PAYMENT');
  await customer.until('2027-02-09');
  expect(await dueSoon()).toHaveLength(1);
});

test('listInbox: a due date that a jump of the clock has passed brings no reminder', async () => {
  const { customer, dueSoon } = await holder();
  await customer.until('2027-02-12');
  expect(await dueSoon()).toEqual([]);
});
