import { expect, test } from 'vitest';
import type { Refund } from '#contracts/payments/refund.ts';
import { euro } from '#tests/kit/money.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { paymentBy, paymentsOf } from '#tests/kit/administered.ts';
import { opened } from '#tests/suite/backend.ts';

// 1,200.00 in six months: 183.69 on the 10th of each month from 10 February on

async function espresso() {
  const backend = await opened('new-user');
  const customer = await planHolder(backend);

  /** Refunds the first payment of this amount, or a part of it, as simulated. */
  async function refunds(paid: number, amountMinor = paid) {
    const as = await administrator(backend).signsIn();
    const payments = await paymentsOf(backend, customer.planId);
    const row = payments.find(({ amount }) => amount.amountMinor === paid);
    const payment = await paymentBy(backend, row?.id ?? '');
    const body = { amount: euro(amountMinor), reason: 'GOODWILL' as const, note: null };
    const call = { params: { paymentId: payment.id }, body, ...as, ifMatch: `"${payment.version}"` };
    const simulated = (await backend.ask('createRefund', { ...call, dryRun: true })).body as Refund;
    const made = await backend.done(201, 'createRefund', call, { ...as, ifMatch: call.ifMatch });
    expect(simulated.reopenedLines).toEqual(made.reopenedLines);
    return made;
  }

  return { backend, customer, refunds };
}

test('createRefund: a refunded payment ahead is due with the next instalment', async () => {
  const { customer, refunds } = await espresso();
  await customer.until('2027-01-20');
  await customer.prepays(300_00, 'LOWER_INSTALMENT');
  await customer.until('2027-02-01');
  const { planStatus, reopenedLines } = await refunds(300_00);
  expect(planStatus).toBe('ACTIVE');
  expect(reopenedLines.map(({ dueDate }) => dueDate)).toEqual(['2027-02-10']);
  expect(await customer.plan()).toMatchObject({
    daysPastDue: 0,
    dueNow: euro(0),
    overdue: euro(0),
    next: { dueDate: '2027-02-10' },
  });
  await customer.until('2027-02-15');
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', fees: euro(0) });
  await customer.until('2027-02-16');
  expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 6, fees: euro(8_00) });
});

test('createRefund: an instalment refunded after its day is due with the next one, without a fee', async () => {
  const { customer, refunds } = await espresso();
  for (const day of ['2027-02-10', '2027-03-10']) {
    await customer.until(day);
    await customer.pays(183_69);
  }
  await customer.until('2027-03-25');
  const { reopenedLines } = await refunds(183_69);
  expect(reopenedLines).toMatchObject([{ no: 1, dueDate: '2027-04-10', openAfterMinor: 183_69 }]);
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0, dueNow: euro(0) });
  await customer.until('2027-04-10');
  expect(await customer.plan()).toMatchObject({ dueNow: euro(2 * 183_69) });
  await customer.pays(2 * 183_69);
  await customer.until('2027-04-20');
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', fees: euro(0) });
});

test('createRefund: a refunded down payment is due with the first instalment and is paid first', async () => {
  const { customer, refunds } = await espresso();
  await customer.until('2027-02-08');
  await customer.pays(20_00); // something stays paid
  expect((await refunds(120_00)).reopenedLines).toMatchObject([{ no: 0, dueDate: '2027-02-10' }]);
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0, dueNow: euro(0) });
  expect(await customer.prepays(220_00, 'LOWER_INSTALMENT')).toMatchObject({ status: 201 });
  const { lines } = await customer.schedule();
  expect(lines[0]).toMatchObject({ openMinor: 0 });
  expect(lines.filter(({ no }) => no > 0).reduce((sum, line) => sum + line.principalMinor, 0)).toBe(1_080_00);
});

test('createRefund: a refunded settlement is due a month later and can be rescheduled', async () => {
  const { backend, customer, refunds } = await espresso();
  await customer.until('2027-01-20');
  const settled = 1_080_00 + 2_03;
  expect(await customer.settles(settled)).toMatchObject({ status: 201 });
  await customer.until('2027-01-25');
  expect((await refunds(settled, 500_00)).reopenedLines).toMatchObject([{ dueDate: '2027-02-25' }]);
  expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0 });
  const body = { on: null };
  const quote = await backend.done(200, 'quoteSettlement', { params: customer.params, body }, customer.as);
  expect(quote.amount).toEqual(euro(500_00));
  expect(await customer.settles(500_00)).toMatchObject({ status: 201 });
  expect(await customer.plan()).toMatchObject({ status: 'SETTLED', totalInterest: euro(2_03) });
});

test('createRefund: a line that its customer had not paid stays due when a part of it is refunded', async () => {
  const { customer, refunds } = await espresso();
  await customer.until('2027-02-10');
  await customer.pays(100_00);
  await customer.until('2027-02-20');
  await refunds(100_00);
  expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 10 });
});
