import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/plans/plan.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { activatePlan, cancelPlan, planOnDay, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { viewSchedule } from '#mocks/resources/plans/schedule-view.ts';
import { viewPlan as viewIn } from '#mocks/resources/plans/view.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';

import { running, signedPlan, today } from './signed-plan.ts';

const { store } = await openBackend({ scenario: 'happy' });
const { id: orderId } = store.tables.orders.all()[0] ?? expect.fail();
const viewPlan = (plan: PlanRecord, day: string) => viewIn({ ...plan, orderId }, day, store.tables);

describe('a plan over time', () => {
  test('it becomes active when the down payment is paid, not before', () => {
    expect(() => activatePlan(signedPlan(), today)).toThrow('The down payment has not been paid.');
    expect(running()).toMatchObject({ status: 'ACTIVE', activatedOn: today, principalLeft: 1080_00 });
  });

  test('nothing of a pending plan is late', () => {
    const plan = viewPlan(signedPlan(), '2027-03-01');
    expect(plan).toMatchObject({ status: 'PENDING', daysPastDue: 0, dueNow: euro(120_00) });
    expect(plan.strip.map(({ status }) => status)).toEqual([
      'DUE',
      ...Array.from({ length: 6 }, () => 'UPCOMING'),
    ]);
  });

  test('late fees are part of the total, and of the paid, left, due and overdue amounts', () => {
    const { lines, ...plan } = running();
    const withFee = lines.map((line) =>
      line.no === 1 ? { ...line, feeChargedMinor: 10_00, feeWaivedMinor: 2_00, paidFeeMinor: 3_00 } : line,
    );
    const view = Plan.parse(viewPlan({ ...plan, lines: withFee }, '2027-02-20'));
    expect(view).toMatchObject({
      fees: euro(8_00),
      total: euro(1230_16), // 1,080.00 + 120.00 + 22.16 + 8.00
      paid: euro(123_00),
      leftToPay: euro(1107_16),
      dueNow: euro(188_69), // 183.69 and 5.00 of the fee
      overdue: euro(188_69),
      principalLeft: euro(1080_00),
    });
    const onTheDay = viewPlan({ ...plan, lines: withFee }, '2027-02-10');
    expect(onTheDay).toMatchObject({ dueNow: euro(188_69), overdue: euro(0) });
  });

  test('a cancelled plan has nothing left to pay', () => {
    const view = Plan.parse(viewPlan(cancelPlan(signedPlan(), today), '2027-09-01'));
    expect(view).toMatchObject({
      total: euro(1222_16),
      paid: euro(0),
      leftToPay: euro(0),
      cancelled: euro(1222_16),
      dueNow: euro(0),
      principalLeft: euro(0),
    });
  });

  test.each([
    ['leftToPay', 1102_15],
    ['paid', 120_01],
    ['dueNow', 1102_17],
    ['overdue', 1],
    ['principalLeft', 1080_01],
    ['total', 1222_17],
    ['fees', 1],
  ] as const)('the contract refuses figures that do not add up: %s', (name, amountMinor) => {
    const plan = viewPlan(running(), today);
    expect(Plan.safeParse(plan).success).toBe(true);
    expect(Plan.safeParse({ ...plan, [name]: euro(amountMinor) }).success).toBe(false);
  });

  test('paying each instalment on its day settles it', () => {
    let plan = running();
    for (const [due, amount] of [
      ['2027-02-10', 183_69],
      ['2027-03-10', 183_69],
      ['2027-04-10', 183_69],
      ['2027-05-10', 183_69],
      ['2027-06-10', 183_69],
    ] as const) {
      plan = receivePayment(plan, amount, due).plan;
      expect(plan.status).toBe('ACTIVE');
    }
    expect(plan.principalLeft).toBe(182_64);
    const last = receivePayment(plan, 183_75, '2027-07-10');
    expect(last.plan).toMatchObject({ status: 'SETTLED', principalLeft: 0, closedOn: '2027-07-10' });
    expect(last.walletCredit).toBe(4);
    const view = viewPlan(last.plan, '2027-08-01');
    expect(view).toMatchObject({
      next: null,
      daysPastDue: 0,
      dueNow: euro(0),
      paid: euro(1222_16),
      leftToPay: euro(0),
      total: euro(1222_16),
    });
  });

  test('a plan is overdue after the days of grace and active again when it is paid', () => {
    expect(planOnDay(running(), '2027-02-15').status).toBe('ACTIVE');
    const overdue = planOnDay(running(), '2027-02-16');
    expect(overdue.status).toBe('OVERDUE');
    const inPart = receivePayment(overdue, 180_00, '2027-02-16');
    expect(inPart.plan.status).toBe('OVERDUE');
    expect(inPart.parts).toEqual([
      { lineNo: 1, component: 'INTEREST', amountMinor: 6_30 },
      { lineNo: 1, component: 'PRINCIPAL', amountMinor: 173_70 },
    ]);
    const paidUp = receivePayment(inPart.plan, 3_69, '2027-02-17').plan;
    expect(paidUp).toMatchObject({ status: 'ACTIVE', principalLeft: 902_61 });
    expect(paidUp.lines[1]?.paidOn).toBe('2027-02-17');
  });

  test('an overdue plan that is paid off at once is settled', () => {
    const overdue = planOnDay(running(), '2027-02-16');
    expect(receivePayment(overdue, 1102_16, '2027-02-16').plan).toMatchObject({
      status: 'SETTLED',
      closedOn: '2027-02-16',
    });
  });

  test('only a pending plan can be cancelled', () => {
    expect(cancelPlan(signedPlan(), today)).toMatchObject({ status: 'CANCELLED', principalLeft: 0 });
    expect(() => cancelPlan(running(), today)).toThrow('The plan is active.');
  });

  test('its schedule has the status of each line today', () => {
    const paidOne = receivePayment(running(), 183_69, '2027-02-10').plan;
    const ahead = receivePayment(paidOne, 50_00, '2027-02-11').plan;
    expect(
      viewSchedule(ahead, '2027-02-20')
        .lines.map(({ status, openMinor }) => [status, openMinor])
        .slice(0, 4),
    ).toEqual([
      ['PAID', 0],
      ['PAID', 0],
      ['PARTIALLY_PAID', 133_69],
      ['UPCOMING', 183_69],
    ]);
    const soon = viewSchedule(ahead, '2027-03-03').lines.map(({ status }) => status);
    expect(soon[2]).toBe('DUE_SOON');
  });
});
