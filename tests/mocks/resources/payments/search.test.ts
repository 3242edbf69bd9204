import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('payments are found by their amount and by the words of a name in any order', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const as = { token: await backend.signIn(people.administrator) };
  const payments = backend.store.tables.payments.all();
  const paymentsFor = async (q: string) => {
    const { items } = await backend.get('listAllPayments', { ...as, query: { q, limit: 100 } });
    return items.map(({ id }) => id).toSorted();
  };
  const where = (test: (payment: (typeof payments)[number]) => boolean) =>
    payments
      .filter(test)
      .map(({ id }) => id)
      .toSorted();
  const [long] = payments.filter(({ amount }) => amount >= 1_000_00 && amount % 100 === 0);
  const thousands = `${Math.floor((long?.amount ?? 0) / 1_000_00)}`;
  const rest = `${(long?.amount ?? 0) % 1_000_00}`.padStart(5, '0').slice(0, 3);
  const ofLong = where(({ amount }) => amount === long?.amount);
  expect(where(({ amount }) => amount === 183_69).length).toBeGreaterThan(0);
  for (const q of ['183.69', '€183.69'])
    expect(await paymentsFor(q)).toEqual(expect.arrayContaining(where(({ amount }) => amount === 183_69)));
  for (const q of [`${thousands},${rest}.00`, `${thousands}${rest}.00`])
    expect(await paymentsFor(q)).toEqual(expect.arrayContaining(ofLong));
  const name = payments[0]?.customerName ?? '';
  const turned = name.toLowerCase().split(' ').toReversed().join(' ');
  expect(turned).not.toBe(name.toLowerCase());
  expect(await paymentsFor(turned)).toEqual(where(({ customerName }) => customerName === name));
});
