import { describe, expect, test } from 'vitest';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Currency } from '#contracts/money.ts';
import { openBackend } from '#tests/kit/backend.ts';

// Figures of docs/domain.md and of published tables for what a plan would cost, through the HTTP contract. Where a
// source has other terms than an offer of the shop, the offer gets them.

const DAY = 86_400_000;

interface Asked {
  readonly total: number;
  readonly code?: string;
  /** What the offer has in place of its own terms. */
  readonly terms?: Partial<Pick<PlanOffer, 'months' | 'nominalRatePpm' | 'downPaymentBps'>>;
  readonly on?: string;
  readonly currency?: Currency;
}

/** The answer of `compareQuotes` for one offer that is available. */
async function compared({ total, code = 'STD6', terms = {}, on = '2027-01-10', currency = 'EUR' }: Asked) {
  const { store, wait, done } = await openBackend();
  const days = (Date.parse(`${on}T09:00:00.000Z`) - Date.parse(store.clock.now())) / DAY;
  if (days > 0) await wait(days * DAY);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const limits = { setupFee: money(0), minOrder: money(0), maxFinanced: money(1_000_000) };
  await store.transact(({ tables }) => {
    for (const offer of tables.offers.all()) {
      const changedTerms = { ...offer.terms, ...limits, ...(offer.id === code && terms) };
      tables.offers.replace({ ...offer, terms: changedTerms });
    }
  });
  const basket = { kind: 'AMOUNT', amount: money(total) } as const;
  const { offers } = await done(200, 'compareQuotes', {
    body: { basket, downPaymentBps: null, dueDay: null },
  });
  const quoted = offers.find(({ offer }) => offer.code === code);
  if (!quoted?.available) throw new Error(`${code} is not available`);
  const [today, ...lines] = quoted.schedule;
  return {
    ...quoted,
    today,
    lines,
    of: (member: 'totalMinor' | 'interestMinor' | 'principalMinor' | 'closingMinor') =>
      lines.map((line) => line[member]),
  };
}

/** Today, financed, interest, in total, and the rate in ppm. */
async function costs(code: string) {
  const { downPayment, financed, totalInterest, totalPayable, aprcPpm, instalments } = await compared({
    total: 1_200_00,
    code,
  });
  const sums = [downPayment, financed, totalInterest, totalPayable].map(({ amountMinor }) => amountMinor);
  return { sums, aprcPpm, runs: instalments.map(({ count, amountMinor }) => [count, amountMinor]) };
}

describe('an order of 1,200.00', () => {
  test('with PAY4 costs 1,200.00 in three payments of 300.00 after 300.00', async () => {
    expect(await costs('PAY4')).toEqual({
      sums: [300_00, 900_00, 0, 1_200_00],
      aprcPpm: 0,
      runs: [[3, 300_00]],
    });
  });

  test('with STD6 costs 1,222.16: 5 x 183.69 and 183.71, 7.23 % APRC', async () => {
    expect(await costs('STD6')).toEqual({
      sums: [120_00, 1_080_00, 22_16, 1_222_16],
      aprcPpm: 72_300,
      runs: [
        [5, 183_69],
        [1, 183_71],
      ],
    });
  });

  test('with STD12 costs 1,258.79: 11 x 94.90 and 94.89, 10.36 % APRC', async () => {
    expect(await costs('STD12')).toEqual({
      sums: [120_00, 1_080_00, 58_79, 1_258_79],
      aprcPpm: 103_600,
      runs: [
        [11, 94_90],
        [1, 94_89],
      ],
    });
  });

  test('with SEC36 costs 1,353.55: 35 x 30.93 and 31.00, 10.36 % APRC', async () => {
    expect(await costs('SEC36')).toEqual({
      sums: [240_00, 960_00, 153_55, 1_353_55],
      aprcPpm: 103_600,
      runs: [
        [35, 30_93],
        [1, 31_00],
      ],
    });
  });

  test('twice the amount is twice the instalment within two cents', async () => {
    const [first] = (await compared({ total: 2_400_00 })).instalments;
    expect(Math.abs((first?.amountMinor ?? 0) - 2 * 183_69)).toBeLessThanOrEqual(2);
  });

  test('a higher rate is more interest', async () => {
    const interestAt = async (nominalRatePpm: number) =>
      (await compared({ total: 1_200_00, terms: { nominalRatePpm } })).totalInterest.amountMinor;
    const [lower, unchanged, higher] = [
      await interestAt(69_000),
      await interestAt(70_000),
      await interestAt(71_000),
    ];
    expect(unchanged).toBe(22_16);
    expect(lower).toBeLessThan(unchanged);
    expect(higher).toBeGreaterThan(unchanged);
  });

  test('with STD6 has principal, interest and balance in every line', async () => {
    const { of } = await compared({ total: 1_200_00 });
    expect(of('principalMinor')).toEqual([177_39, 178_42, 179_47, 180_51, 181_57, 182_64]);
    expect(of('interestMinor')).toEqual([6_30, 5_27, 4_22, 3_18, 2_12, 1_07]);
    expect(of('closingMinor')).toEqual([902_61, 724_19, 544_72, 364_21, 182_64, 0]);
  });
});

test('an instalment is due on its day and collected on the next bank day', async () => {
  const { lines } = await compared({ total: 1_200_00 });
  expect(lines.map(({ dueDate, collectDate }) => [dueDate, collectDate])).toEqual([
    ['2027-02-10', '2027-02-10'],
    ['2027-03-10', '2027-03-10'],
    ['2027-04-10', '2027-04-12'], // a Saturday
    ['2027-05-10', '2027-05-10'],
    ['2027-06-10', '2027-06-10'],
    ['2027-07-10', '2027-07-12'], // a Saturday
  ]);
});

describe('published tables', () => {
  test('F1 pays 100.00 at 7 % in six months by 17.01 x 5 and 17.00', async () => {
    const { of } = await compared({ total: 100_00, terms: { downPaymentBps: 0 } });
    expect(of('totalMinor')).toEqual([1701, 1701, 1701, 1701, 1701, 1700]);
    expect(of('interestMinor')).toEqual([58, 49, 39, 29, 20, 10]);
    expect(of('closingMinor')).toEqual([83_57, 67_05, 50_43, 33_71, 16_90, 0]);
  });

  test('F3 pays 100.00 at 7 % in twelve months by 8.65 x 11', async () => {
    const { of } = await compared({ total: 100_00, terms: { downPaymentBps: 0, months: 12 } });
    expect(of('totalMinor')).toEqual([...Array.from({ length: 11 }, () => 865), 869]);
  });

  test('F12 pays 1,000.00 with a quarter down and no interest by 250.00 x 4', async () => {
    const { today, of } = await compared({ total: 1_000_00, code: 'PAY4' });
    expect([today?.totalMinor, ...of('totalMinor')]).toEqual([250_00, 250_00, 250_00, 250_00]);
  });

  test('JPY 100,000 at 7 % in six months is 17,009 x 5 and 17,007', async () => {
    const terms = { downPaymentBps: 0 };
    const { of } = await compared({ total: 100_000, currency: 'JPY', terms });
    expect(of('totalMinor')).toEqual([17_009, 17_009, 17_009, 17_009, 17_009, 17_007]);
  });

  // The source has 2022; 2029 and 2030 have the same days of months.
  test('L6 falls due on the ends of months from 31 October on', async () => {
    const terms = { months: 11 };
    const dates = async (on: string) =>
      (await compared({ total: 500_00, terms, on })).lines.map((line) => line.dueDate);
    const ends = await dates('2029-10-31');
    expect([ends[0], ends.at(-1)]).toEqual(['2029-11-30', '2030-09-30']);
    expect(ends[3]).toBe('2030-02-28');
    const anniversary = await dates('2029-10-17');
    expect([anniversary[0], anniversary.at(-1)]).toEqual(['2029-11-17', '2030-09-17']);
  });
});
