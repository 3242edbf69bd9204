import { expect, test } from 'vitest';
import { planEvents } from '#src/customer/plans/statement/plan-events.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';

const money = ({ amountMinor }: { readonly amountMinor: number }) => `€${(amountMinor / 100).toFixed(2)}`;

test('a payment keeps its id over a payment ahead, and what has ended is cancelled', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  const read = async () => {
    const plan = await customer.plan();
    return planEvents(plan, await customer.schedule(), money);
  };
  const before = await read();
  expect(before.filter(({ isCancelled }) => !isCancelled).map(({ day }) => day)).toEqual([
    '2027-02-10',
    '2027-03-10',
    '2027-04-10',
    '2027-05-10',
    '2027-06-10',
    '2027-07-10',
  ]);
  await customer.until('2027-01-25');
  await customer.prepays(200_00, 'SHORTER_TERM');
  const after = await read();
  const ids = new Set(before.map(({ uid }) => uid));
  expect(new Set(after.map(({ uid }) => uid))).toEqual(ids); // nothing is added, nothing is left behind
  expect(after.find(({ day }) => day === '2027-02-10')).toMatchObject({
    uid: before.find(({ day }) => day === '2027-02-10')?.uid,
    isCancelled: false,
  });
  expect(after.filter(({ isCancelled }) => isCancelled).map(({ day }) => day)).toEqual(['2027-07-10']);
});
