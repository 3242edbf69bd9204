import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';

test('a new customer can open a plan, up to the whole limit', async () => {
  const { backend, customer } = await openWithCustomer();
  expect(await backend.done(200, 'getEligibility', {}, customer.as)).toEqual({
    eligible: true,
    reasons: [],
    available: euro(5_000_00),
  });
});

test('the financed amount of earlier plans is no longer available', async () => {
  const { backend, customer } = await openWithCustomer();
  await customer.buys('Espresso machine', 'STD6');
  // 5,000.00 less 1,080.00
  const { available } = await backend.done(200, 'getEligibility', {}, customer.as);
  expect(available).toEqual(euro(3_920_00));
});

test('a limit that is used up and an overdue plan are named as reasons', async () => {
  const backend = await openBackend({ scenario: 'overdue-fee' });
  const token = await backend.signIn(people.mira);
  const { eligible, reasons } = await backend.get('getEligibility', { token });
  expect(eligible).toBe(false);
  expect(reasons).toEqual([
    { code: 'plan-overdue', message: 'One of your plans is overdue. Pay what is late first.' },
  ]);
  await backend.store.transact(({ tables }) => {
    for (const user of tables.users.all()) tables.users.replace({ ...user, creditLimit: euro(0) });
  });
  const { reasons: blockers, available } = await backend.get('getEligibility', { token });
  expect(blockers.map(({ code }) => code)).toEqual(['plan-overdue', 'credit-limit']);
  expect(available).toEqual(euro(0));
});

test('an administrator has no plans to open', async () => {
  const backend = await openBackend();
  const token = await backend.signIn(people.administrator);
  expect(await backend.rejected('customers-only', 'getEligibility', { token })).toMatchObject({
    status: 403,
  });
});
