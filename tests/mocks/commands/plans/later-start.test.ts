import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { person } from '#tests/kit/person.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';

const DAY = 86_400_000;

/** 1,200.00 signed on 10 January, with the down payment some days later. */
async function startedAfter(days: number, offerCode: 'STD6' | 'PAY4' = 'STD6') {
  const backend = await openBackend();
  const first = await person(backend);
  const order = await first.confirmed({ offerCode });
  if (days > 0) await backend.wait(days * DAY - 3_600_000);
  const customer = days > 0 ? await person(backend) : first;
  await customer.pays(order, 'good');
  const params = { planId: order.planId ?? '' };
  const plan = () => backend.done(200, 'getPlan', { params }, customer.as);
  const schedule = () => backend.done(200, 'getSchedule', { params }, customer.as);
  const quote = (name: 'quoteSettlement' | 'quoteWithdrawal') =>
    name === 'quoteSettlement'
      ? backend.done(200, name, { params, body: { on: null } }, customer.as)
      : backend.done(200, name, { params }, customer.as);
  return { backend, plan, schedule, quote, as: customer.as, params };
}

test('a plan that starts three days later has 28 of 31 days of interest at first', async () => {
  const { backend, plan, schedule, as, params } = await startedAfter(3);
  expect(await plan()).toMatchObject({
    activatedOn: '2027-01-13',
    totalInterest: euro(22_16 - 6_30 + 5_69),
    total: euro(1_222_16 - 61),
    aprcPpm: 72_300,
  });
  const { lines, earlier, reason, signed } = await schedule();
  expect(lines[1]).toMatchObject({
    periodStart: '2027-01-13',
    dueDate: '2027-02-10',
    period: { months: 0, days: { part: 28, of: 31 } },
    interestMinor: 5_69,
    principalMinor: 177_39,
  });
  expect(lines.slice(2).map(({ totalMinor }) => totalMinor)).toEqual([
    183_69, 183_69, 183_69, 183_69, 183_71,
  ]);
  expect(reason).toBe('LATER_START');
  expect(signed.totalPayable).toEqual(euro(1_222_16));
  expect(earlier).toMatchObject([{ version: 1, reason: 'SIGNED' }]);
  expect(earlier[0]?.lines[1]).toMatchObject({ interestMinor: 6_30, totalMinor: 183_69 });
  const { events } = await backend.done(200, 'getPlanActivity', { params }, as);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'SCHEDULE', reason: 'LATER_START', version: 2 }),
  );
  checkBooks(backend.store.tables);
});

test('on a later day it has accrued the interest of the days since its start', async () => {
  const { backend, params } = await startedAfter(3);
  await backend.wait(7 * DAY); // 20 January: 6.30 x 7/31 = 1.42
  const { as } = await person(backend);
  const quote = await backend.done(200, 'quoteWithdrawal', { params }, as);
  expect(quote).toMatchObject({ principal: euro(1_080_00), accruedInterest: euro(1_42) });
});

test.each([
  ['STD6', 0, 22_16],
  ['PAY4', 2, 0],
] as const)(
  '%s that starts %i days later has the schedule that was signed',
  async (offer, days, interest) => {
    const { plan, schedule } = await startedAfter(days, offer);
    expect(await plan()).toMatchObject({ totalInterest: euro(interest), scheduleVersion: 1 });
    expect(await schedule()).toMatchObject({ reason: 'SIGNED', earlier: [] });
  },
);
