import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

const setUp = async () => {
  const backend = await opened('new-user');
  const customer = await planHolder(backend, people.mira);
  const activity = async ({ params, as }: PlanHolder = customer) =>
    (await backend.done(200, 'getPlanActivity', { params }, as)).events;
  return { backend, customer, activity };
};

describe('getPlanActivity', () => {
  test('lists the events from the signature to the first payment, newest first', async () => {
    const { customer, activity } = await setUp();
    await customer.until('2027-02-10');
    await customer.pays(183_69);
    expect(await activity()).toMatchObject([
      { kind: 'PAYMENT', on: '2027-02-10', purpose: 'INSTALMENT', status: 'SUCCEEDED', amount: euro(183_69) },
      { kind: 'STARTED', on: '2027-01-10', at: null },
      { kind: 'PAYMENT', purpose: 'DOWN_PAYMENT', amount: euro(120_00), sourceLabel: 'Visa •••• 4242' },
      { kind: 'SIGNED', on: '2027-01-10' },
    ]);
  });

  test('shows a declined card with its reason and a fee on the day it was charged', async () => {
    const { customer, activity } = await setUp();
    await customer.until('2027-02-16');
    await customer.pays(183_69, 'poor');
    const events = await activity();
    expect(events.find(({ kind }) => kind === 'PAYMENT')).toMatchObject({
      kind: 'PAYMENT',
      status: 'FAILED',
      declineCode: 'insufficient-funds',
      automatic: false,
    });
    // docs/domain.md, "Worked examples": due on 10 February, the fee of 8.00 appears on the 16th
    expect(events.filter(({ on }) => on === '2027-02-16').at(-1)).toMatchObject({
      kind: 'LATE_FEE',
      lineNo: 1,
      amount: euro(8_00),
    });
    expect(events.map(({ kind }) => kind)).toContain('MESSAGE');
  });

  test('a payment ahead and a settlement make versions; then the plan has ended', async () => {
    const { backend, customer, activity } = await setUp();
    for (const day of ['2027-02-10', '2027-03-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    await backend.wait(1_000);
    await customer.prepays(300_00, 'LOWER_INSTALMENT');
    await backend.wait(1_000);
    await customer.settles(424_19);
    const kinds = (await activity()).filter(({ on }) => on === '2027-03-10');
    expect(kinds).toMatchObject([
      { kind: 'ENDED', status: 'SETTLED' },
      { kind: 'SCHEDULE', version: 3, reason: 'SETTLEMENT' },
      { kind: 'SCHEDULE', version: 2, reason: 'PREPAYMENT' },
      { kind: 'PAYMENT', purpose: 'SETTLEMENT' },
      { kind: 'PAYMENT', purpose: 'PREPAYMENT' },
      { kind: 'PAYMENT', purpose: 'INSTALMENT' },
    ]);
  });

  test('shows a refund and autopay', async () => {
    const { backend, customer, activity } = await setUp();
    await customer.collectsBy('good');
    const support = administrator(backend);
    await support.refunds(customer.paymentId, { amountMinor: 20_00, reason: 'GOODWILL' });
    expect(await activity()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'REFUND', amount: euro(20_00), reason: 'GOODWILL' }),
        expect.objectContaining({ kind: 'AUTOPAY_CHANGED' }),
      ]),
    );
  });

  test('another customer cannot read it', async () => {
    const { backend, customer } = await setUp();
    const token = await backend.signIn(people.administrator);
    const call = { params: customer.params };
    const problem = await backend.rejected('not-found', 'getPlanActivity', call, { token });
    expect(problem.entity).toBe('plan');
  });
});

describe('getComingPayments', () => {
  test('two plans by month; their sum is what is left to pay', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend, people.mira);
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(61_000); // the next code is sent after a minute
    await customer.buys('Espresso machine', 'STD12');
    const { currencies } = await backend.done(200, 'getComingPayments', {}, customer.as);
    expect(currencies).toHaveLength(1);
    const [euros] = currencies;
    // docs/domain.md, "Worked examples": 1 222.16 and 1 258.79 without the 120.00 that is paid of each
    expect(euros?.leftToPay).toEqual(euro(1_222_16 + 1_258_79 - 240_00));
    expect(euros?.months).toHaveLength(12);
    expect(euros?.months[0]).toMatchObject({ month: '2027-02', total: euro(183_69 + 94_90) });
    expect(euros?.months[0]?.payments.map(({ lineNo, dueDate }) => [lineNo, dueDate])).toEqual([
      [1, '2027-02-10'],
      [1, '2027-02-10'],
    ]);
    expect(euros?.months.at(-1)).toMatchObject({ month: '2028-01', total: euro(94_89) });
    expect(euros).toMatchObject({
      dueNow: euro(0),
      overdue: euro(0),
      saved: euro(0),
      lateFeesLeft: euro(48_00),
    });
  });

  test('a late fee is part of its payment, and reduces the fees that can still arise', async () => {
    const { backend, customer } = await setUp();
    await customer.until('2027-02-16');
    const { currencies } = await backend.done(200, 'getComingPayments', {}, customer.as);
    expect(currencies[0]).toMatchObject({
      dueNow: euro(191_69),
      overdue: euro(191_69),
      lateFeesLeft: euro(16_00),
    });
    expect(currencies[0]?.months[0]?.payments[0]).toMatchObject({ amount: euro(191_69), status: 'OVERDUE' });
  });
});
