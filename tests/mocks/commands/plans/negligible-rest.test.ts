import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

/** docs/domain.md, "Worked examples": a total of 1,222.16 with a down payment of 120.00. */
const instalments = 1_222_16 - 120_00;

async function leaves(rest: number) {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  await customer.pays(instalments - rest);
  const { params, as } = customer;
  const plan = () => backend.done(200, 'getPlan', { params }, as);
  return { backend, customer, plan };
}

describe('the rest of a plan after a payment', () => {
  test('is waived up to 0.50, which settles the plan', async () => {
    const { backend, customer, plan } = await leaves(50);
    expect(await plan()).toMatchObject({
      status: 'SETTLED',
      leftToPay: euro(0),
      cancelled: euro(50),
      principalLeft: euro(0),
      next: null,
    });
    const { params, as } = customer;
    const { events } = await backend.done(200, 'getPlanActivity', { params }, as);
    expect(events[0]).toMatchObject({ kind: 'ENDED', status: 'SETTLED', waived: euro(50) });
    const { lines } = await backend.done(200, 'getSchedule', { params }, as);
    expect(lines.at(-1)).toMatchObject({ status: 'PAID', openMinor: 50 });
    const order = backend.store.tables.orders.get((await plan()).orderId);
    expect(order?.status).toBe('COMPLETED');
  });

  test('is collected from 0.51 on', async () => {
    const { plan } = await leaves(51);
    expect(await plan()).toMatchObject({ status: 'ACTIVE', leftToPay: euro(51), cancelled: euro(0) });
  });

  test('is open again once a part of what was paid is refunded', async () => {
    const { backend, customer, plan } = await leaves(50);
    const payments = backend.store.tables.payments.by('planId', customer.planId);
    const last = payments.find(({ purpose }) => purpose === 'INSTALMENT');
    await administrator(backend).refunds(last?.id ?? '', { amountMinor: 20_00, reason: 'GOODWILL' });
    expect(await plan()).toMatchObject({ status: 'ACTIVE', leftToPay: euro(20_50), cancelled: euro(0) });
  });
});

describe('the rest of a line of 183.69 that is due on 10 February', () => {
  /** Pays all but so much of it on its day. */
  async function lacks(rest: number) {
    const backend = await openBackend();
    const customer = await planHolder(backend, people.mira);
    await customer.until('2027-02-10');
    await customer.pays(183_69 - rest);
    const line = async () => (await customer.schedule()).lines[1];
    return { backend, customer, line };
  }

  const asAdministrator = async (backend: Awaited<ReturnType<typeof openBackend>>) => ({
    token: await backend.signIn(people.administrator),
  });

  test.each([1, 50])('of %i cents is not late, and hinders nothing', async (rest) => {
    const { backend, customer, line } = await lacks(rest);
    for (const day of ['2027-02-11', '2027-02-16']) {
      await customer.until(day);
      expect(await customer.plan()).toMatchObject({
        status: 'ACTIVE',
        fees: euro(0),
        dueNow: euro(rest),
        overdue: euro(0),
        daysPastDue: 0,
        lateFees: { next: null },
        next: { lineNo: 2, dueDate: '2027-03-10', amount: euro(183_69) },
      });
      expect(await line()).toMatchObject({ status: 'PARTIALLY_PAID', openMinor: rest, paidOn: '2027-02-10' });
    }
    const as = await asAdministrator(backend);
    const plan = await backend.done(200, 'getPlanAsAdministrator', { params: customer.params }, as);
    expect(plan).toMatchObject({ lateness: 'NOT_DUE' });
    const { items } = await backend.done(200, 'listAllPlans', { query: {} }, as);
    expect(items.find(({ id }) => id === customer.planId)).toMatchObject({ punctuality: 'ON_TIME' });
    const user = { params: { userId: customer.userId } };
    expect(await backend.done(200, 'getUser', user, as)).toMatchObject({ daysPastDue: 0, pastDue: 'NO' });
    await backend.wait(60_000); // one person gets a code a minute
    await (await person(backend)).submitted(); // nothing that is overdue refuses another plan
  });

  test('is paid with the next instalment, and its line was paid in time', async () => {
    const { backend, customer, line } = await lacks(1);
    for (const day of ['2027-03-10', '2027-04-10', '2027-05-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    expect(await line()).toMatchObject({ status: 'PAID', openMinor: 0, paidOn: '2027-02-10' });
    await customer.until('2027-05-20'); // 99 days after the first due date
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', fees: euro(0), dueNow: euro(1) });
    expect(backend.store.tables.plans.get(customer.planId)?.defaultNoticeOn).toBeNull();
  });

  test('of 51 cents is late, and bears a fee of as much', async () => {
    const { customer, line } = await lacks(51);
    await customer.until('2027-02-16');
    expect(await customer.plan()).toMatchObject({
      status: 'OVERDUE',
      fees: euro(51),
      overdue: euro(1_02),
      daysPastDue: 6,
    });
    expect(await line()).toMatchObject({ status: 'OVERDUE' });
  });

  test('ends an overdue plan and a default', async () => {
    const { customer } = await lacks(100_00);
    await customer.until('2027-02-16');
    expect((await customer.plan()).status).toBe('OVERDUE');
    await customer.pays(99_50);
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0 });
    await customer.until('2027-06-20'); // the second instalment is 102 days late
    const { status, dueNow, fees } = await customer.plan();
    expect(status).toBe('DEFAULTED');
    await customer.pays(dueNow.amountMinor - fees.amountMinor - 50);
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0 });
  });

  test('does not make its customer late when the rest is refunded', async () => {
    const { backend, customer, line } = await lacks(1);
    await customer.until('2027-03-01');
    const [, paid] = backend.store.tables.payments.by('planId', customer.planId);
    await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 100_00, reason: 'GOODWILL' });
    expect(await line()).toMatchObject({ dueDate: '2027-03-10', openMinor: 100_01 });
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0, overdue: euro(0) });
  });
});
