import { describe, expect, test } from 'vitest';
import type { LocalDate } from '#contracts/dates.ts';
import { paymentBy, paymentsOf } from '#tests/kit/administered.ts';
import { type Provider } from '#tests/kit/provider.ts';
import { euro } from '#tests/kit/money.ts';
import { administrator } from '#tests/kit/person.ts';
import { people } from '#tests/kit/people.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

// Defects that model tests (tests/mocks/models) and readers have found, one test each, on the plan of the worked example.

async function holder() {
  const backend = await opened('new-user');
  return { backend, customer: await planHolder(backend) };
}

const reschedules = async (backend: Provider, { params, withVersion }: PlanHolder, months: number) =>
  backend.done(200, 'reschedulePlan', { params, body: { months, reason: 'OTHER' } }, await withVersion());

/** The plan on 10 March with its first two instalments paid: 724.19 is left. */
async function twoPaid() {
  const { backend, customer } = await holder();
  for (const day of ['2027-02-10', '2027-03-10'] as const) {
    await customer.until(day);
    await customer.pays(183_69);
  }
  return { backend, customer };
}

/** Refunds a part of the payment that was made last. */
async function refunds(backend: Provider, { planId }: PlanHolder, amountMinor: number) {
  const latest = (await paymentsOf(backend, planId)).at(-1);
  return administrator(backend).refunds(latest?.id ?? '', { amountMinor, reason: 'OTHER' });
}

describe('reschedulePlan carries interest to the first new line, which', () => {
  async function carried() {
    const { backend, customer } = await holder();
    await customer.until('2027-02-11'); // line 1 with its interest of 6.30 is unpaid
    await reschedules(backend, customer, 12);
    return { backend, customer };
  }

  test('is part of settlePlan, as is the next first day', async () => {
    const { backend, customer } = await carried();
    const { params, as } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    // 902.61 x 7 % / 12 x 1/28 = 0.188, as late principal bears no interest until it is rescheduled
    expect(quote).toMatchObject({
      principal: euro(1080_00),
      accruedInterest: euro(19),
      dueInterest: euro(6_30),
      amount: euro(1086_49),
    });
    await customer.settles(1086_49);
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', paid: euro(120_00 + 1086_49) });
  });

  test('is paid before prepayPlan reduces the principal', async () => {
    const { customer } = await carried();
    await customer.prepays(6_49 + 80_00, 'LOWER_INSTALMENT');
    expect(await customer.plan()).toMatchObject({ principalLeft: euro(1000_00) });
    const paid = (await customer.schedule()).lines.find(({ kind }) => kind === 'PREPAYMENT');
    expect(paid).toMatchObject({ interestMinor: 6_49, carriedInterestMinor: 6_30, principalMinor: 80_00 });
  });

  test('is carried again when the plan is rescheduled again', async () => {
    const { backend, customer } = await carried();
    await reschedules(backend, customer, 10);
    expect((await customer.schedule()).lines[1]).toMatchObject({ carriedInterestMinor: 6_30 });
  });
});

describe('reschedulePlan', () => {
  // 724.19 at 7 % over 8 months: 7 x 92.92, 92.89, interest 19.14, computed apart from the code; over 4 months it was 10.59.
  test('is not counted as a saving, which only quotes of payments ahead are', async () => {
    const { backend, customer } = await twoPaid();
    await reschedules(backend, customer, 8);
    expect(await customer.plan()).toMatchObject({ saved: euro(0) });
    await customer.until('2027-03-25');
    const { params, as } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    expect(quote.saving).toEqual(euro(17_10)); // 19.14 less the 2.04 of 15 days
    await customer.settles(726_23);
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', saved: euro(17_10) });
  });

  // 1,080.00 at 7 % over 6 months is 183.69 a month, of which 6.30 is interest of the first: 902.61 is left, over the
  // other 5 months 183.69 again, the last one 183.71.
  test('starts with the next instalment after an early one, without double interest', async () => {
    const { backend, customer } = await holder();
    await customer.pays(183_69);
    await reschedules(backend, customer, 5);
    const { lines } = await customer.schedule();
    const added = lines.filter(({ status }) => status !== 'PAID');
    expect(added.map(({ dueDate }) => dueDate)).toEqual([
      '2027-03-10',
      '2027-04-10',
      '2027-05-10',
      '2027-06-10',
      '2027-07-10',
    ]);
    expect(added.map(({ totalMinor }) => totalMinor)).toEqual([183_69, 183_69, 183_69, 183_69, 183_71]);
    expect(added[0]).toMatchObject({ openingMinor: 902_61, interestMinor: 5_27 });
  });

  // 50.00 early pay 6.30 interest of the first month and 43.70 of the principal. 1,036.30 at 7 % over six months is 176.26 a
  // month, computed apart from the code; of its interest 6.05 and 0.25 are paid.
  test('after an instalment was paid in part charges no interest of its month again', async () => {
    const { backend, customer } = await holder();
    await customer.pays(50_00);
    await reschedules(backend, customer, 6);
    const added = (await customer.schedule()).lines.filter(({ openMinor }) => openMinor > 0);
    expect(added.map(({ totalMinor }) => totalMinor)).toEqual(Array.from({ length: 6 }, () => 176_26));
    expect(added.map(({ interestMinor, paidInterestMinor }) => interestMinor - paidInterestMinor)).toEqual([
      0, 4_80, 4_05, 3_05, 2_04, 1_02,
    ]);
  });

  test('over fewer months costs less interest, and is no saving by paying early', async () => {
    const { backend, customer } = await twoPaid();
    await reschedules(backend, customer, 2);
    expect(await customer.plan()).toMatchObject({ saved: euro(0) });
  });

  test('a balance of five cents over twelve months is five instalments', async () => {
    const { backend, customer } = await holder();
    await customer.settles(1080_00);
    await backend.wait(1_000);
    await refunds(backend, customer, 5); // after a payment so little would be waived
    await reschedules(backend, customer, 12);
    const { lines } = await customer.schedule();
    expect(lines.slice(-5).map(({ totalMinor }) => totalMinor)).toEqual([1, 1, 1, 1, 1]);
  });

  test('keeps the agreed day when no instalment is left from which to derive it', async () => {
    const { backend, customer } = await holder();
    await customer.settles(1080_00);
    await backend.wait(1_000);
    await refunds(backend, customer, 100_00);
    await reschedules(backend, customer, 2);
    const { lines } = await customer.schedule();
    expect(lines.slice(-2).map(({ dueDate }) => dueDate)).toEqual(['2027-02-10', '2027-03-10']);
  });
});

describe('a line that createRefund or chargeBackPayment opens again', () => {
  test('makes the plan overdue after days of grace of its own', async () => {
    const { backend, customer } = await holder();
    await refunds(backend, customer, 50_00);
    await customer.until('2027-02-10');
    await customer.pays(183_69); // of it 50.00 for the down payment
    await customer.until('2027-02-15');
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 5 });
    await customer.until('2027-02-16');
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 6 });
  });

  test('is announced on the day after a late charge-back and in default 14 days later', async () => {
    const { backend, customer } = await holder();
    for (const day of ['2027-02-10', '2027-03-10', '2027-04-10', '2027-05-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    const [, row] = await paymentsOf(backend, customer.planId);
    const first = await paymentBy(backend, row?.id ?? '');
    await customer.until('2027-05-12'); // line 1 was due 91 days ago
    await backend.done(
      201,
      'chargeBackPayment',
      { params: { paymentId: first.id }, body: { reason: 'The card holder disputes it' } },
      { ...(await administrator(backend).signsIn()), ifMatch: `"${first.version}"` },
    );
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 91 });
    await customer.until('2027-05-26');
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE' });
    await customer.until('2027-05-27');
    expect(await customer.plan()).toMatchObject({ status: 'DEFAULTED' });
  });
});

describe('prepayPlan', () => {
  test('after an instalment was paid in part charges no interest of its month again', async () => {
    const { customer } = await holder();
    await customer.until('2027-01-20');
    await customer.pays(50_00);
    await customer.prepays(300_00, 'LOWER_INSTALMENT');
    const [first, second] = (await customer.schedule()).lines.filter(({ openMinor }) => openMinor > 0);
    // 736.30 x 7 % / 12 x 21/31 = 2.91; of 6.30, 2.03 are for the ten days before and 4.27 pay this and 1.36 of the next
    expect(first).toMatchObject({
      dueDate: '2027-02-10',
      openingMinor: 736_30,
      interestMinor: 2_91,
      paidInterestMinor: 2_91,
    });
    expect(second).toMatchObject({ interestMinor: 3_58, paidInterestMinor: 1_36 });
  });

  // 3.25 of interest until 26 January, of which 0.10 are paid: 296.85 of 300.00 are principal, and 783.15 are left.
  test('a payment ahead pays the interest of its day, which a settlement does not repeat', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-01-26');
    await customer.pays(10);
    await customer.prepays(300_00, 'LOWER_INSTALMENT');
    const { params, as } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    expect(quote).toMatchObject({ amount: euro(783_15), accruedInterest: euro(0) });
  });

  test('many times within one month leaves a schedule that can be read', async () => {
    const { customer } = await holder();
    for (const day of ['2027-01-11', '2027-01-13', '2027-01-15', '2027-01-17', '2027-01-19']) {
      await customer.until(day);
      await customer.pays(40);
      await customer.prepays(15_00, 'LOWER_INSTALMENT');
    }
    const { lines } = await customer.schedule();
    expect(lines.filter(({ kind }) => kind === 'PREPAYMENT')).toHaveLength(5);
  });

  test('leaves a customer who pays the rest on its day on time', async () => {
    const { backend, customer } = await holder();
    await customer.pays(50_00);
    await customer.prepays(300_00, 'LOWER_INSTALMENT');
    await customer.until('2027-02-10');
    await customer.pays((await customer.plan()).dueNow.amountMinor);
    await customer.until('2027-02-20');
    const { items } = await backend.done(
      200,
      'listAllPlans',
      { query: { q: (await customer.plan()).number } },
      { token: await backend.signIn(people.administrator) },
    );
    expect(items).toMatchObject([{ punctuality: 'ON_TIME', instalmentsDue: 2, instalmentsOnTime: 2 }]);
  });

  // Over eight months line 1 is 138.56 and carries 6.30 of late interest.
  test('for a shorter term keeps the size of the instalments', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-02-11');
    await reschedules(backend, customer, 8);
    const [carrying, regular] = (await customer.schedule()).lines.filter(({ openMinor }) => openMinor > 0);
    expect([carrying?.totalMinor, regular?.totalMinor]).toEqual([144_86, 138_56]);
    await customer.prepays(300_00, 'SHORTER_TERM');
    const [next] = (await customer.schedule()).lines.filter(({ openMinor }) => openMinor > 0);
    expect(next?.totalMinor).toBe(138_56);
  });

  test('by more than the principal is refused with the maximum', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-02-17'); // the fee of 8.00 was charged on the day before
    const { params, as } = customer;
    const ifMatch = `"${(await customer.plan()).version}"`;
    const token = await backend.signIn(people.administrator);
    const body = { days: 14, reason: 'The flood in the valley' };
    await backend.done(200, 'extendPlan', { params, body }, { token, ifMatch });
    const settlement = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    expect(settlement.fees).toEqual(euro(8_00));
    const max = settlement.amount.amountMinor - 8_00 - 1;
    const ahead = (amountMinor: number) => ({
      params,
      body: { amount: euro(amountMinor), mode: 'LOWER_INSTALMENT', on: null } as const,
    });
    await backend.done(200, 'quotePrepayment', ahead(max), as);
    const { status, body: problem } = await backend.ask('quotePrepayment', { ...ahead(max + 1), ...as });
    expect([status, problem]).toMatchObject([422, { code: 'overpayment', maxAmount: euro(max) }]);
  });
});

test('listAllPlans counts the punctuality of an instalment from the day after its days of grace', async () => {
  const { backend, customer } = await holder();
  const punctualityOn = async (day: LocalDate) => {
    await customer.until(day);
    const as = { token: await backend.signIn(people.administrator) };
    const { items } = await backend.done(200, 'listAllPlans', { query: {} }, as);
    return items.find(({ id }) => id === customer.planId)?.punctuality;
  };
  expect(await punctualityOn('2027-02-15')).toBe('NOTHING_DUE');
  expect(await punctualityOn('2027-02-16')).toBe('LATE');
});
