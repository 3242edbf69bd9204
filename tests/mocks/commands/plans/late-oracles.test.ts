import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { holder } from './worked-example.ts';

// The worked examples of docs/domain.md through the HTTP contract: STD6 for 1,200.00, active from 10 January 2027.

describe('a late instalment', () => {
  test('costs 8.00 from the sixth day on, and the fee stays open after payment', async () => {
    const { customer } = await holder();
    await customer.until('2027-02-15');
    expect(await customer.plan()).toMatchObject({
      status: 'ACTIVE',
      fees: euro(0),
      lateFees: { next: { lineNo: 1, lastDay: '2027-02-15', chargedOn: '2027-02-16', amount: euro(8_00) } },
    });
    await customer.until('2027-02-16');
    expect(await customer.plan()).toMatchObject({
      status: 'OVERDUE',
      fees: euro(8_00),
      dueNow: euro(191_69),
      lateFees: { charged: euro(8_00), left: euro(16_00), next: null },
    });
    await customer.pays(183_69);
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0, dueNow: euro(8_00) });
    const { lines } = await customer.schedule();
    expect(lines[1]).toMatchObject({ status: 'PAID', feeOpenMinor: 8_00, feeChargedOn: '2027-02-16' });
  });

  test('due on a Saturday is collected on Monday, and its days of grace begin there', async () => {
    const { customer } = await holder();
    for (const day of ['2027-02-10', '2027-03-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    await customer.until('2027-04-13'); // 10 April is a Saturday
    expect((await customer.plan()).lateFees.next).toMatchObject({
      lineNo: 3,
      lastDay: '2027-04-17',
      daysLeft: 4,
      chargedOn: '2027-04-18',
    });
  });

  test('paying 180.00 covers interest 6.30 and principal 173.70, and 3.69 stays open', async () => {
    const { customer } = await holder();
    await customer.until('2027-02-16');
    expect(await customer.pays(180_00)).toMatchObject({
      body: {
        payments: [
          {
            allocations: [
              { lineNo: 1, component: 'INTEREST', amount: euro(6_30) },
              { lineNo: 1, component: 'PRINCIPAL', amount: euro(173_70) },
            ],
          },
        ],
      },
    });
    const { lines } = await customer.schedule();
    expect(lines[1]).toMatchObject({ openMinor: 3_69, feeOpenMinor: 8_00, status: 'OVERDUE' });
  });

  test('fees come to 24.00 at most, one for each line, and bear no fee themselves', async () => {
    const { customer } = await holder();
    await customer.until('2027-07-30'); // six instalments late; 8.00 for each would be 48.00
    const plan = await customer.plan();
    expect(plan).toMatchObject({ fees: euro(24_00), lateFees: { left: euro(0), next: null } });
    const { lines } = await customer.schedule();
    expect(lines.map((line) => line.feeChargedMinor)).toEqual([0, 8_00, 8_00, 8_00, 0, 0, 0]);
  });

  test('is in default after 90 days, announced 14 days before', async () => {
    const { backend, customer } = await holder();
    await customer.until('2027-05-10'); // 89 days
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', daysPastDue: 89 });
    expect(backend.store.tables.plans.get(customer.planId)?.defaultNoticeOn).toBe('2027-04-27');
    await customer.until('2027-05-11');
    const plan = await customer.plan();
    expect(plan).toMatchObject({ status: 'DEFAULTED', daysPastDue: 90 });
    await customer.pays(plan.dueNow.amountMinor);
    expect(await customer.plan()).toMatchObject({ status: 'ACTIVE', daysPastDue: 0 });
  });

  test('moving the clock by a month has the same effect as thirty nights', async () => {
    const [atOnce, dayByDay] = [await holder(), await holder()];
    await atOnce.customer.until('2027-05-20');
    for (let day = 11; day <= 131; day += 1) {
      await dayByDay.backend.wait(86_400_000);
      await dayByDay.backend.get('getConfig'); // what is due is done before the next request
    }
    const [jumped, walked] = [atOnce, dayByDay].map(({ backend, customer }) => {
      const plan = backend.store.tables.plans.get(customer.planId);
      return { lines: plan?.lines, status: plan?.status, notice: plan?.defaultNoticeOn };
    });
    expect(jumped).toEqual(walked);
  });
});
