import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { euro } from '#tests/kit/money.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';
import { person } from '#tests/kit/person.ts';
import { holder } from './worked-example.ts';

// The worked examples of docs/domain.md through the HTTP contract: STD6 for 1,200.00, active from 10 January 2027.

/** Instalments 1 and 2 paid on their days. */
async function twoPaid() {
  const { backend, customer } = await holder();
  for (const day of ['2027-02-10', '2027-03-10']) {
    await customer.until(day);
    expect(await customer.pays(183_69)).toMatchObject({ status: 201 });
  }
  return { backend, customer };
}

describe('settlement', () => {
  test('costs 726.23 on 25 March instead of 734.78 and saves 8.55', async () => {
    const { backend, customer } = await twoPaid();
    await customer.until('2027-03-25');
    const { params, as } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    expect(quote).toEqual({
      on: '2027-03-25',
      principal: euro(724_19),
      accruedInterest: euro(2_04),
      dueInterest: euro(0),
      fees: euro(0),
      prepaidInterest: euro(0),
      amount: euro(726_23),
      returnedInterest: euro(0),
      otherwise: euro(734_78),
      saving: euro(8_55),
    });
    expect(await customer.settles(726_23)).toMatchObject({
      status: 201,
      body: { purpose: 'SETTLEMENT', status: 'SUCCEEDED', amount: euro(726_23) },
    });
    const plan = await customer.plan();
    expect(plan).toMatchObject({
      status: 'SETTLED',
      leftToPay: euro(0),
      saved: euro(8_55),
      principalLeft: euro(0),
    });
    const order = await backend.done(200, 'getOrder', { params: { orderId: plan.orderId } }, customer.as);
    expect(order.status).toBe('COMPLETED');
    const schedule = await customer.schedule();
    expect(schedule).toMatchObject({ version: 2, reason: 'SETTLEMENT', earlier: [{ version: 1 }] });
    expect(schedule.earlier[0]?.lines.map(({ totalMinor }) => totalMinor)).toEqual([
      120_00, 183_69, 183_69, 183_69, 183_69, 183_69, 183_71,
    ]);
  });

  test('asks no compensation, as the terms say', async () => {
    const { backend, customer } = await twoPaid();
    await customer.until('2027-03-25');
    const terms = await backend.done(200, 'getLegalDocument', { params: { kind: 'terms' } });
    expect(JSON.stringify(terms)).toContain('We ask no compensation for it.');
    for (const compensation of [3_62, 7_24])
      expect(problemIn(await customer.settles(726_23 + compensation)).code).toBe('settlement-quote-stale');
    expect(await customer.settles(726_23)).toMatchObject({ status: 201 });
  });

  test('the amount of the day before is outdated, and nothing is charged', async () => {
    const { backend, customer } = await twoPaid();
    await customer.until('2027-03-26');
    const before = backend.store.tables.payments.size;
    const problem = problemIn(await customer.settles(726_23));
    // 724.19 x 7 % / 12 x 16/31 = 2.18
    expect(problem).toMatchObject({ code: 'settlement-quote-stale', newAmount: euro(726_37) });
    expect(backend.store.tables.payments.size).toBe(before);
  });

  test('on a due date, after paying, it is the balance', async () => {
    const { backend, customer } = await twoPaid();
    const { params, as } = customer;
    expect(await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as)).toMatchObject({
      amount: euro(724_19),
    });
  });

  test('it includes the due amount and the fees', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-02-16');
    const { params, as } = customer;
    // 902.61 x 7 % / 12 x 6/28 = 1.13 on what is not due; line 1: 6.30 and 177.39; fee 8.00
    expect(await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as)).toMatchObject({
      principal: euro(1080_00),
      accruedInterest: euro(1_13),
      dueInterest: euro(6_30),
      fees: euro(8_00),
      amount: euro(1095_43),
    });
    await customer.settles(1095_43);
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', leftToPay: euro(0) });
  });
});

describe('a payment ahead', () => {
  test('of 300.00 on 10 March lowers the instalments to 107.60 x 3 and 107.58', async () => {
    const { backend, customer } = await twoPaid();
    const { params } = customer;
    const body = { amount: euro(300_00), mode: 'LOWER_INSTALMENT' as const, on: null };
    const quote = await backend.done(200, 'quotePrepayment', { params, body }, customer.as);
    expect(quote).toMatchObject({
      due: euro(0),
      accruedInterest: euro(0),
      principal: euro(300_00),
      after: {
        instalments: [
          { count: 3, amountMinor: 107_60 },
          { count: 1, amountMinor: 107_58 },
        ],
        interest: euro(6_19),
        lastDueDate: '2027-07-10',
      },
      saving: euro(4_40), // 10.59 - 6.19
      monthsSaved: 0,
    });
    expect(await customer.prepays(300_00, 'LOWER_INSTALMENT')).toMatchObject({ status: 201 });
    const { lines, version } = await customer.schedule();
    expect(version).toBe(2);
    expect(lines.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
      ['SCHEDULED', 120_00],
      ['SCHEDULED', 183_69],
      ['SCHEDULED', 183_69],
      ['PREPAYMENT', 300_00],
      ['SCHEDULED', 107_60],
      ['SCHEDULED', 107_60],
      ['SCHEDULED', 107_60],
      ['SCHEDULED', 107_58],
    ]);
    expect(await customer.plan()).toMatchObject({ principalLeft: euro(424_19), saved: euro(4_40) });
  });

  test('of 300.00 for a shorter term keeps instalments of 183.69', async () => {
    const { customer } = await twoPaid();
    await customer.prepays(300_00, 'SHORTER_TERM');
    const { lines } = await customer.schedule();
    // 424.19: 2.47 -> 242.97; 1.42 -> 60.70; 0.35 -> 0
    expect(lines.slice(4).map((line) => [line.dueDate, line.interestMinor, line.totalMinor])).toEqual([
      ['2027-04-10', 2_47, 183_69],
      ['2027-05-10', 1_42, 183_69],
      ['2027-06-10', 35, 61_05],
    ]);
  });

  test('within a period pays the accrued interest first', async () => {
    const { customer } = await twoPaid();
    await customer.until('2027-03-25');
    await customer.prepays(302_04, 'LOWER_INSTALMENT'); // 2.04 accrued as for the settlement
    const { lines } = await customer.schedule();
    expect(lines[3]).toMatchObject({ kind: 'PREPAYMENT', interestMinor: 2_04, principalMinor: 300_00 });
    // 424.19 x 7 % / 12 x 16/31 = 1.28
    expect(lines[4]).toMatchObject({ openingMinor: 424_19, interestMinor: 1_28, periodStart: '2027-03-25' });
    expect(lines.slice(4).reduce((sum, line) => sum + line.principalMinor, 0)).toBe(424_19);
  });

  test('a payment ahead and then a settlement pay together what was financed', async () => {
    const { backend, customer } = await twoPaid();
    await customer.prepays(300_00, 'LOWER_INSTALMENT');
    await customer.until('2027-03-25');
    const { params } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, customer.as);
    // 1,080.00 - 177.39 - 178.42 - 300.00; 424.19 x 7 % / 12 x 15/31 = 1.20
    expect(quote).toMatchObject({ principal: euro(424_19), accruedInterest: euro(1_20) });
    await customer.settles(425_39);
    const { lines } = await customer.schedule();
    const [, ...afterDownPayment] = lines;
    expect(afterDownPayment.reduce((sum, line) => sum + line.principalMinor, 0)).toBe(1_080_00);
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', principalLeft: euro(0) });
  });

  test('less than 10.00 or than what is due is too small, and all of it is a settlement', async () => {
    const { customer } = await twoPaid();
    expect(problemIn(await customer.prepays(9_99, 'SHORTER_TERM'))).toMatchObject({
      code: 'amount-too-small',
      min: euro(10_00),
    });
    expect(problemIn(await customer.prepays(724_19, 'SHORTER_TERM'))).toMatchObject({
      code: 'overpayment',
      maxAmount: euro(724_18),
    });
  });
});

describe('withdrawal', () => {
  test('on the tenth day 1,080.00 and 2.03 of interest; order and plan end', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-01-20');
    const { params } = customer;
    const quote = await backend.done(200, 'quoteWithdrawal', { params }, customer.as);
    expect(quote).toMatchObject({
      principal: euro(1080_00),
      accruedInterest: euro(2_03),
      amount: euro(1082_03),
    });
    expect(await customer.withdraws(1082_03)).toMatchObject({ status: 201 });
    const plan = await customer.plan();
    expect(plan).toMatchObject({ status: 'WITHDRAWN', principalLeft: euro(0), withdrawUntil: null });
    const order = await backend.done(200, 'getOrder', { params: { orderId: plan.orderId } }, customer.as);
    expect(order.status).toBe('WITHDRAWN');
  });

  // 6.30 of interest is paid first; 2.03 of it is for the ten days, also if the whole first instalment is paid
  test.each([
    [50_00, 1_036_30 - 4_27, 4_27, 0],
    [183_69, 902_61 - 4_27, 4_27, 0],
    [190_00, 901_57 - 4_27 - 5_27, 4_27 + 5_27, 0], // and of the second instalment
    [1_00, 1_081_03, 0, 0],
    [1_100_00, 1, 2_15, 17_98], // 2.16 of principal is left and 20.13 of 22.16 comes back
  ])(
    'withdrawing after %i costs %i, %i of interest deducted and %i for the wallet',
    async (early, amount, deducted, returned) => {
      const { backend, customer } = await holder();
      const { tables } = backend.store;
      await customer.pays(early);
      await customer.until('2027-01-20');
      const { params } = customer;
      const quote = await backend.done(200, 'quoteWithdrawal', { params }, customer.as);
      expect(quote).toMatchObject({
        amount: euro(amount),
        prepaidInterest: euro(deducted),
        returnedInterest: euro(returned),
      });
      expect(await customer.withdraws(amount)).toMatchObject({ status: 201 });
      expect(await customer.plan()).toMatchObject({ status: 'WITHDRAWN', total: euro(1_202_03) });
      expect(tables.users.get(customer.userId)?.walletBalance).toEqual(euro(returned));
      expect(early + amount - returned).toBe(1_082_03);
      checkBooks(tables);
    },
  );

  test('interest arises from the day of the plan’s start, three days after signing', async () => {
    const backend = await openBackend();
    const order = await (await person(backend)).confirmed();
    await backend.wait(71 * 3_600_000);
    const customer = await person(backend); // the session has ended
    await customer.pays(order);
    const [plan] = backend.store.tables.plans.all();
    expect(plan).toMatchObject({ status: 'ACTIVE', activatedOn: '2027-01-13' });
    const params = { planId: plan?.id ?? '' };
    const quote = await backend.done(200, 'quoteWithdrawal', { params }, customer.as);
    expect(quote).toMatchObject({ accruedInterest: euro(0), amount: euro(1080_00) });
    // 10 of the 31 days of a month: R(6.30 × 10/31); the first instalment has 5.69 for 28 of them
    const later = { params, body: { on: '2027-01-23' } };
    expect(await backend.done(200, 'quoteSettlement', later, customer.as)).toMatchObject({
      accruedInterest: euro(2_03),
      otherwise: euro(1102_16 - 61),
    });
  });

  test('is possible until Monday, as the 14th day is a Sunday, and not on Tuesday', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-01-25');
    expect(await customer.plan()).toMatchObject({ withdrawUntil: '2027-01-25' });
    await customer.until('2027-01-26');
    expect(await customer.plan()).toMatchObject({ withdrawUntil: null });
    const { params, as } = customer;
    await backend.rejected('invalid-transition', 'quoteWithdrawal', { params }, as);
  });
});

describe('allocation', () => {
  test('more than what is due goes to the next line without recalculating it', async () => {
    const { customer } = await holder();
    await customer.until('2027-02-10');
    await customer.pays(200_00);
    const { lines, version } = await customer.schedule();
    expect(version).toBe(1);
    expect(lines[2]).toMatchObject({ paidInterestMinor: 5_27, paidPrincipalMinor: 11_04, openMinor: 167_38 });
  });

  test('more than is left to pay is refused with the most that can be paid', async () => {
    const { customer } = await holder();
    expect(problemIn(await customer.pays(1102_17))).toMatchObject({
      code: 'overpayment',
      maxAmount: euro(1102_16),
    });
    expect(await customer.pays(1102_16)).toMatchObject({ status: 201 });
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', saved: euro(0) });
  });
});
