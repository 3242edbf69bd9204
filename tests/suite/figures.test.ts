import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened, ready } from './backend.ts';
import { figureNames, placesOf } from './figure-places.ts';
import { compareListedPlans, compareViews, plansOfCustomers, views } from './plan-figures.ts';

test('each figure in listAllPlans follows from the lines of getScheduleAsAdministrator', async () => {
  const { backend } = await ready('listAllPlans');
  expect(await compareListedPlans(backend)).not.toEqual([]);
});

test('getUser and listUsers answer what a customer owes: the principal left of their plans', async () => {
  const { backend, request } = await ready('listUsers');
  const { token = null } = request;
  const plans = Map.groupBy(await backend.every('listAllPlans', { token }), ({ userId }) => userId);
  const { items } = await backend.get('listUsers', { token, query: { limit: 100 } });
  expect(items.some(({ principalLeft }) => principalLeft.amountMinor > 0)).toBe(true);
  for (const { id, principalLeft } of items) {
    const owed = (plans.get(id) ?? []).reduce((sum, plan) => sum + plan.principalLeft.amountMinor, 0);
    expect([id, principalLeft.amountMinor]).toEqual([id, owed]);
    const details = await backend.get('getUser', { token, params: { userId: id } });
    expect(details.principalLeft).toEqual(principalLeft);
  }
});

test('each answer that lists or shows plans is compared below', () => {
  const figureOperations = Object.entries<Endpoint>(contract).flatMap(([name, definition]) => {
    const whole = placesOf(definition).filter(({ figures }) => figures.length === figureNames.length);
    const isOfPlans = whole.some(({ path }) => path === '' || path === 'items[]');
    return isOfPlans && !definition.idempotent && !definition.simulates ? [name] : [];
  });
  expect(figureOperations.toSorted()).toEqual(Object.keys(views).toSorted());
});

test(`a plan has the same figures in ${Object.keys(views).join(', ')}`, async () => {
  const { backend, request } = await ready('listAllPlans');
  const plans = await backend.every('listAllPlans', { token: request.token ?? null });
  const asks = await plansOfCustomers(backend, plans);
  expect(asks).not.toEqual([]);
  for (const ask of asks) await compareViews(backend, ask);
});

test('a late fee counts in each answer once it is charged, partly paid and waived by waiveFees', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const { planId, params, userId } = holder;
  const figuresNow = async () => {
    const { token: administrator } = await backend.session(people.administrator);
    await compareViews(backend, { customer: holder.as.token, administrator, userId, planId });
    const { lines } = await holder.schedule();
    const { total, paid, fees } = await holder.plan();
    const late = lines.find(({ no }) => no === 1);
    return { total: total.amountMinor, paid: paid.amountMinor, fees: fees.amountMinor, late };
  };
  const before = await figuresNow();
  await holder.until('2027-03-01');
  const charged = await figuresNow();
  const fee = charged.late?.feeChargedMinor ?? 0;
  expect(fee).toBeGreaterThan(100);
  expect([charged.total - before.total, charged.fees]).toEqual([fee, fee]);

  const part = (charged.late?.openMinor ?? 0) + 100; // the fee is paid last
  expect((await holder.pays(part)).status).toBeLessThan(300);
  const paid = await figuresNow();
  expect([paid.total, paid.paid - charged.paid]).toEqual([charged.total, part]);
  expect(paid.late?.feeOpenMinor).toBe(fee - 100);

  const { token } = await backend.session(people.administrator);
  const body = { lineNo: 1, reason: 'The reminder went to an old address' };
  const { version } = await holder.plan();
  await backend.done(200, 'waiveFees', { params, body }, { token, ifMatch: `"${version}"` });
  const waived = await figuresNow();
  expect(waived.total).toBe(before.total);
  expect(waived.fees).toBe(0);
});
