import { describe, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { administrator } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';

// Defects that the model tests (tests/models) have found, one test each, on the plan of the worked example.

async function holder() {
  const backend = await openBackend();
  return { backend, customer: await planHolder(backend) };
}

const reschedules = (backend: Backend, { params, as }: PlanHolder, months: number) =>
  backend.done(200, 'reschedulePlan', { params, body: { months, reason: 'OTHER' } }, as);

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
function refunds(backend: Backend, { planId }: PlanHolder, amountMinor: number) {
  const [latest] = backend.store.tables.payments
    .by('planId', planId)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return administrator(backend).refunds(latest?.id ?? '', { amountMinor, reason: 'OTHER' });
}

describe('interest that is carried to the first new line', () => {
  async function carried() {
    const { backend, customer } = await holder();
    await customer.until('2027-02-11'); // line 1 with its interest of 6.30 is unpaid
    await reschedules(backend, customer, 12);
    return { backend, customer };
  }

  test('is part of what it takes to pay the plan off, as is the first day of the next period', async () => {
    const { backend, customer } = await carried();
    const { params, as } = customer;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    // 1,080.00 x 7 % / 12 x 1/28 = 0.225
    expect(quote).toMatchObject({
      principal: euro(1080_00),
      accruedInterest: euro(22),
      dueInterest: euro(6_30),
      amount: euro(1086_52),
    });
    await customer.settles(1086_52);
    expect(await customer.plan()).toMatchObject({ status: 'SETTLED', paid: euro(120_00 + 1086_52) });
  });

  test('is paid before a payment ahead reduces the principal', async () => {
    const { customer } = await carried();
    await customer.prepays(6_52 + 80_00, 'LOWER_INSTALMENT');
    expect(await customer.plan()).toMatchObject({ principalLeft: euro(1000_00) });
    const paid = (await customer.schedule()).lines.find(({ kind }) => kind === 'PREPAYMENT');
    expect(paid).toMatchObject({ interestMinor: 6_52, carriedInterestMinor: 6_30, principalMinor: 80_00 });
  });

  test('is carried again when the plan is rescheduled again', async () => {
    const { backend, customer } = await carried();
    await reschedules(backend, customer, 10);
    expect((await customer.schedule()).lines[1]).toMatchObject({ carriedInterestMinor: 6_30 });
  });
});

describe('rescheduling', () => {
  // 724.19 at 7 % over 8 months: 7 x 92.92, 92.89, interest 19.14, computed apart from the code; over 4 months it was 10.59.
  test('is not counted as a saving: savings are those in the quotes of payments ahead, from the schedules that they replaced', async () => {
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
  test('after an instalment was paid early begins with the next one, and charges no interest twice', async () => {
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

describe('a line that a refund opens again', () => {
  test('makes the plan overdue after its days of grace, also when it is the down payment', async () => {
    const { backend, customer } = await holder();
    await refunds(backend, customer, 50_00);
    await customer.until('2027-01-15');
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 5 });
    await customer.until('2027-01-16');
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 6 });
  });

  test('long after its date is announced on the next day and in default 14 days later', async () => {
    const { backend, customer } = await holder();
    for (const day of ['2027-02-10', '2027-03-10', '2027-04-10', '2027-05-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    const [, first] = backend.store.tables.payments
      .by('planId', customer.planId)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    await customer.until('2027-05-12'); // line 1 was due 91 days ago
    await administrator(backend).refunds(first?.id ?? '', { amountMinor: 100_00, reason: 'OTHER' });
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 91 });
    await customer.until('2027-05-26');
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE' });
    await customer.until('2027-05-27');
    expect(backend.store.tables.plans.get(customer.planId)?.defaultNoticeOn).toBe('2027-05-13');
    expect(await customer.plan()).toMatchObject({ status: 'DEFAULTED' });
  });
});
