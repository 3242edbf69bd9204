import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { scheduleAprcPpm } from '#mocks/rules/aprc.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { instalmentRuns, planSchedule, type ScheduleRequest } from '#mocks/rules/schedule.ts';
import { minor, oracle, published } from '#tests/oracles/oracle.ts';

const offers = oracle('offers', {
  offer: z.string(),
  downPayment: z.string(),
  financed: z.string(),
  instalments: z.array(z.string()),
  interest: z.string(),
  payable: z.string(),
  aprcPpm: z.int(),
});

const schedules = oracle('schedules', {
  id: z.string(),
  total: z.string(),
  downPaymentBps: z.int(),
  ratePpm: z.int(),
  decimals: z.int(),
  lines: z.array(
    z.strictObject({ dueDate: z.string(), principal: z.string(), interest: z.string(), closing: z.string() }),
  ),
});

const purchase: ScheduleRequest = {
  total: 1200_00,
  downPaymentBps: 1_000,
  method: 'ANNUITY',
  months: 6,
  nominalRatePpm: 70_000,
  activatedOn: '2027-01-10',
  dueDay: null,
};

function without<Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key): Omit<Whole, Key> {
  const { [key]: _left, ...rest } = whole;
  return rest;
}

describe('an order of 1 200.00', () => {
  test.each(offers)('under $offer costs $payable in total ($source)', (vector) => {
    const offer = planOffers.find(({ code }) => code === vector.offer);
    const schedule = planSchedule({ ...purchase, ...offer });
    expect({
      offer: offer?.code,
      downPayment: published(schedule.downPayment, 2),
      financed: published(schedule.financed, 2),
      instalments: instalmentRuns(schedule.lines).map(
        (run) => `${run.count} x ${published(run.amountMinor, 2)}`,
      ),
      interest: published(schedule.totalInterest, 2),
      payable: published(schedule.totalPayable, 2),
      aprcPpm: scheduleAprcPpm(schedule.lines),
    }).toEqual(without(vector, 'source'));
  });
});

describe('a schedule, line by line', () => {
  test.each(schedules)('$id ($source)', (vector) => {
    const { downPaymentBps, ratePpm, decimals } = vector;
    const months = vector.lines.length;
    const [, ...instalments] = planSchedule({
      ...purchase,
      total: minor(vector.total),
      downPaymentBps,
      months,
      nominalRatePpm: ratePpm,
    }).lines;
    const text = (amountMinor: number) => published(amountMinor, decimals, decimals);
    expect(
      instalments.map(({ dueDate, principalMinor, interestMinor, closingMinor }) => ({
        dueDate,
        principal: text(principalMinor),
        interest: text(interestMinor),
        closing: text(closingMinor),
      })),
    ).toEqual(vector.lines);
  });

  test('line 0 is the down payment, due on activation and free of interest', () => {
    expect(planSchedule(purchase).lines[0]).toEqual({
      no: 0,
      periodStart: '2027-01-10',
      dueDate: '2027-01-10',
      openingMinor: 1200_00,
      interestMinor: 0,
      principalMinor: 120_00,
      totalMinor: 120_00,
      closingMinor: 1080_00,
      period: { months: 0, days: null },
    });
  });

  test('a chosen due day changes the first interest only: 14 days of 1 080.00 cost 2.85', () => {
    // 1 080.00 x 7 %/12 x 45/31 = 9.145...; a regular month would be 6.30.
    const [, first, second] = planSchedule({ ...purchase, dueDay: 24 }).lines;
    expect(first).toMatchObject({
      dueDate: '2027-02-24',
      interestMinor: 9_15,
      period: { months: 1, days: { part: 14, of: 31 } },
    });
    expect(second).toMatchObject({ dueDate: '2027-03-24', period: { months: 1, days: null } });
  });

  test('equal principal is the other method', () => {
    const { lines, totalInterest } = planSchedule({ ...purchase, method: 'EQUAL_PRINCIPAL' });
    expect(lines.slice(1).map((line) => line.principalMinor)).toEqual(
      Array.from({ length: 6 }, () => 180_00),
    );
    // 7/1200 of 1080, 900, 720, 540, 360 and 180: 6.30 + 5.25 + 4.20 + 3.15 + 2.10 + 1.05
    expect(totalInterest).toBe(22_05);
  });

  test('consecutive equal instalments are grouped', () => {
    const lines = planSchedule({
      ...purchase,
      nominalRatePpm: 0,
      downPaymentBps: 0,
      total: 100_00,
      months: 3,
    }).lines;
    expect(instalmentRuns(lines)).toEqual([
      { count: 2, amountMinor: 33_33 },
      { count: 1, amountMinor: 33_34 },
    ]);
  });
});
