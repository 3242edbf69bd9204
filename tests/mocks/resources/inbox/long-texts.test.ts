import { expect, test } from 'vitest';
import { maxTitleLength } from '#contracts/inbox/item.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

test('the longest question about the longest description is whole in the inbox', async () => {
  const backend = await openBackend();
  const { done, store } = backend;
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  const { id } = await collateral.handsIn((await collateral.securedOrder()).id);
  const [gold] = store.tables.collaterals.all();
  if (!gold) throw new Error('Nothing was handed in');
  const description = 'd'.repeat(200);
  await store.transact(({ tables }) => tables.collaterals.replace({ ...gold, description }));
  await risk.takes(id);
  await risk.asks(id, 'q'.repeat(500));
  const { items } = await done(200, 'listInbox', { query: {}, ...customer.as });
  expect(items[0]).toMatchObject({ body: `${description}: ${'q'.repeat(500)}` });
});

test('a title with a long name is cut behind a word', async () => {
  const backend = await openBackend();
  const { done, store } = backend;
  const customer = await planHolder(backend);
  await customer.until('2027-02-10');
  const [plan] = store.tables.plans.all();
  if (!plan) throw new Error('Nothing was bought');
  const title = 'Espresso machine with a second boiler, a brass group and a wooden lever';
  await store.transact(({ tables }) => tables.plans.replace({ ...plan, title }));
  const { params, planId } = customer;
  const as = await administrator(backend).signsIn();
  const { version } = await done(200, 'getPlanAsAdministrator', { params: { planId } }, as);
  await done(200, 'remindPlan', { params }, { ...as, ifMatch: `"${version}"` });
  const { items } = await done(200, 'listInbox', { query: {}, ...customer.as });
  const cut = items.map((item) => item.title).filter((text) => text.endsWith('…'));
  expect(cut).toEqual(['€183.69 is due for Espresso machine with a second boiler, a…']);
  expect(cut[0]?.length).toBeLessThanOrEqual(maxTitleLength);
});
