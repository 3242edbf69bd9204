import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

async function holder() {
  const backend = await opened('new-user');
  const customer = await planHolder(backend);
  const change = async (dueDay: number) =>
    backend.done(
      200,
      'changeDueDay',
      { params: customer.params, body: { dueDay } },
      await customer.withVersion(),
    );
  const quote = (dueDay: number) =>
    backend.done(200, 'quoteDueDay', { params: customer.params, body: { dueDay } }, customer.as);
  return { backend, customer, change, quote };
}

// docs/domain.md, "Due day": STD6 for 1,200.00, active from 10 January 2027.
describe('changeDueDay', () => {
  test('on the day of the purchase gives, like quoteDueDay, the plan that would have been signed for it', async () => {
    const { backend, customer, change, quote } = await holder();
    const body = {
      basket: { kind: 'AMOUNT', amount: euro(1200_00) },
      downPaymentBps: null,
      dueDay: 24,
    } as const;
    const { offers } = await backend.done(200, 'compareQuotes', { body });
    const signed = offers.find(({ offer }) => offer.code === 'STD6');
    if (!signed?.available) throw new Error('STD6 is not offered');
    const asked = await quote(24);
    expect(asked).toMatchObject({ nextDueDate: '2027-02-24', dueDay: 24 });
    expect(asked.after).toMatchObject({
      instalments: signed.instalments,
      count: 6,
      lastDueDate: '2027-07-24',
      interest: signed.totalInterest,
    });
    const plan = await change(24);
    expect(plan).toMatchObject({ status: 'ACTIVE', scheduleVersion: 2, next: { dueDate: '2027-02-24' } });
    const { lines } = await customer.schedule();
    const figures = (line: (typeof lines)[number] | (typeof signed.schedule)[number]) => [
      line.dueDate,
      line.interestMinor,
      line.principalMinor,
    ];
    expect(lines.slice(1).map(figures)).toEqual(signed.schedule.slice(1).map(figures));
  });

  test('after two instalments moves the rest, for the interest of 15 of 28 days', async () => {
    // 724.19 at 7 % over factors 15/28, 1, 1, 1 of a month: computed with fractions outside this code.
    const { customer, change, quote } = await holder();
    for (const day of ['2027-02-10', '2027-03-10']) {
      await customer.until(day);
      await customer.pays(183_69);
    }
    await customer.until('2027-03-15');
    expect((await quote(25)).extraInterest).toEqual(euro(0));
    await change(25);
    const { lines, earlier } = await customer.schedule();
    expect(
      lines.slice(-4).map(({ dueDate, interestMinor, totalMinor }) => [dueDate, interestMinor, totalMinor]),
    ).toEqual([
      ['2027-03-25', 2_26, 183_20],
      ['2027-04-25', 3_17, 183_20],
      ['2027-05-25', 2_12, 183_20],
      ['2027-06-25', 1_06, 183_20],
    ]);
    expect(lines.slice(1).reduce((sum, line) => sum + line.principalMinor, 0)).toBe(1080_00);
    expect(earlier).toHaveLength(1);
  });

  test('chooses a day that reschedulePlan keeps', async () => {
    const { backend, customer, change } = await holder();
    await change(24);
    const body = { months: 8, reason: 'OTHER' } as const;
    await backend.done(
      200,
      'reschedulePlan',
      { params: customer.params, body },
      await customer.withVersion(),
    );
    const { lines } = await customer.schedule();
    expect(lines.at(-1)?.dueDate).toBe('2027-09-24');
  });

  test('is refused, like reschedulePlan, for a version before an extension', async () => {
    const { backend, customer } = await holder();
    const before = await customer.withVersion();
    const token = await backend.signIn(people.administrator);
    const extension = { params: customer.params, body: { days: 14, reason: 'The flood in the valley' } };
    await backend.done(200, 'extendPlan', extension, { token, ifMatch: before.ifMatch });
    const { params } = customer;
    await backend.rejected('version-conflict', 'changeDueDay', { params, body: { dueDay: 20 } }, before);
    const spread = { params, body: { months: 8, reason: 'OTHER' as const } };
    const { code } = await backend.rejected('version-conflict', 'reschedulePlan', spread, before);
    expect(code).toBe('version-conflict');
  });
});
