import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { actuarialApr } from '#tests/oracles/actuarial-apr.ts';
import { annualRate, scheduleAprcPpm, shownPpm } from '#mocks/rules/aprc.ts';
import { planSchedule } from '#mocks/rules/schedule.ts';
import { fractionOf, oracle } from '#tests/oracles/oracle.ts';

const european = oracle('aprc', {
  id: z.string(),
  drawdown: z.number(),
  payments: z.array(z.strictObject({ amount: z.number(), years: z.string() })),
  percent: z.string(),
  ppm: z.int(),
});

const american = oracle('actuarial-apr', {
  id: z.string(),
  advance: z.number(),
  perYear: z.string(),
  payments: z.array(
    z.strictObject({ amount: z.number(), count: z.int(), first: z.int(), fraction: z.string() }),
  ),
  percent: z.string(),
});

const percentLike = (text: string, rate: number) => (rate * 100).toFixed(text.split('.')[1]?.length ?? 0);

describe('the European APRC', () => {
  test.each(european)('$id: $percent % ($source)', ({ drawdown, payments, percent, ppm }) => {
    const rate = annualRate(
      [{ amount: drawdown, years: 0 }],
      payments.map(({ amount, years }) => ({ amount, years: fractionOf(years) })),
    );
    expect(percentLike(percent, Math.abs(rate))).toBe(percent);
    expect(shownPpm(rate)).toBe(ppm);
  });

  test('is shown with two decimals of a percent, half up', () => {
    expect([0.07225, 0.072249, 0.072251, 0].map(shownPpm)).toEqual([72_300, 72_200, 72_300, 0]);
  });

  test('counts a broken first period by its days', () => {
    // One instalment of 1 206.30 45 days after 1 200.00: 31 + 14 days, so t = 1/12 + 14/365.
    const { lines } = planSchedule({
      total: 1200_00,
      downPaymentBps: 0,
      method: 'ANNUITY',
      months: 1,
      nominalRatePpm: 70_000,
      activatedOn: '2027-01-10',
      dueDay: 24,
    });
    const years = 1 / 12 + 14 / 365;
    const byHand = (1 + 10_16 / 1200_00) ** (1 / years) - 1; // 1 200.00 x 21/2480 = 10.16
    expect(scheduleAprcPpm(lines)).toBe(shownPpm(byHand));
  });

  test('payments that no rate can balance are refused', () => {
    expect(() => annualRate([{ amount: 100, years: 0 }], [])).toThrow('No rate between -0.9 and 100');
  });
});

describe('the APR of Regulation Z, appendix J', () => {
  test.each(american)('$id: $percent % ($source)', ({ advance, perYear, payments, percent }) => {
    const each = payments.flatMap(({ amount, count, first, fraction }) =>
      Array.from({ length: count }, (_, k) => ({
        amount,
        periods: first + k,
        fraction: fractionOf(fraction),
      })),
    );
    expect(percentLike(percent, actuarialApr(advance, each, fractionOf(perYear)))).toBe(percent);
  });
});
