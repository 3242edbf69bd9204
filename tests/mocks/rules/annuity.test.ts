import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { NonAmortisingInstalment, type Instalment } from '#mocks/rules/amortise.ts';
import { annuity } from '#mocks/rules/annuity.ts';
import { multiply, ratio } from '#mocks/rules/rational.ts';
import { minor, oracle, published } from '#tests/oracles/oracle.ts';

const amount = z.optional(z.string());
const vectors = oracle('annuity', {
  id: z.string(),
  financed: z.string(),
  ratePpm: z.int(),
  periods: z.array(z.strictObject({ year: z.string(), count: z.int() })),
  step: z.nullable(z.strictObject({ size: z.int(), mode: z.enum(['HALF_EVEN', 'CEIL']) })),
  sum: z.nullable(z.string()),
  interestSum: z.nullable(z.string()),
  lines: z.array(
    z.strictObject({ no: z.int(), total: amount, interest: amount, principal: amount, closing: amount }),
  ),
});

type Vector = (typeof vectors)[number];

function factorsOf({ ratePpm, periods }: Vector) {
  return periods.flatMap(({ year, count }) => {
    const [n = '', d = ''] = year.split('/');
    return Array.from({ length: count }, () =>
      multiply(ratio(ratePpm, 1_000_000), ratio(BigInt(n), BigInt(d))),
    );
  });
}

const sumOf = (lines: readonly Instalment[], part: 'totalMinor' | 'interestMinor') =>
  lines.reduce((sum, line) => sum + line[part], 0);

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

describe('an annuity reproduces the published table', () => {
  test.each(vectors)('$id: $financed at $ratePpm ppm ($source)', (vector) => {
    const lines = annuity(minor(vector.financed), factorsOf(vector), vector.step ?? undefined);
    const shownAs = (like: string, amountMinor: number) => published(amountMinor, decimalsOf(like));

    for (const { no, ...figures } of vector.lines) {
      const line = lines[no - 1];
      for (const part of ['total', 'interest', 'principal', 'closing'] as const) {
        const figure = figures[part];
        if (figure !== undefined) {
          expect(shownAs(figure, line?.[`${part}Minor`] ?? Number.NaN), `${part} of line ${no}`).toBe(figure);
        }
      }
    }
    if (vector.sum !== null) expect(shownAs(vector.sum, sumOf(lines, 'totalMinor'))).toBe(vector.sum);
    if (vector.interestSum !== null) {
      expect(shownAs(vector.interestSum, sumOf(lines, 'interestMinor'))).toBe(vector.interestSum);
    }
    expect(lines).toHaveLength(factorsOf(vector).length);
    expect(lines.at(-1)?.closingMinor).toBe(0);
  });
});

test('N16 pays 11,135.21 of interest and 934.15 of principal in months 13 to 24', () => {
  const lines = annuity(
    125_000_00,
    Array.from({ length: 360 }, () => ratio(9, 1_200)),
  ).slice(12, 24);
  expect(sumOf(lines, 'interestMinor')).toBe(11_135_21);
  expect(sumOf(lines, 'totalMinor') - sumOf(lines, 'interestMinor')).toBe(934_15);
});

describe('the edges of an annuity', () => {
  const sevenPercent = ratio(70_000, 12_000_000);

  test('a single instalment is the whole debt with one period of interest', () => {
    expect(annuity(1200_00, [sevenPercent])).toEqual([
      {
        openingMinor: 1200_00,
        interestMinor: 7_00,
        principalMinor: 1200_00,
        totalMinor: 1207_00,
        closingMinor: 0,
      },
    ]);
  });

  test('an amount too small for so many instalments is rejected and names the instalment', () => {
    // 30 / 36 rounds to 1: 35 of them pay 5 too many, so the last would be negative.
    const free = Array.from({ length: 36 }, () => ratio(0));
    expect(() => annuity(30, free)).toThrow(NonAmortisingInstalment);
    expect(() => annuity(30, free)).toThrow(
      '30 minor units in 36 instalments: number 36 would pay nothing off',
    );
  });

  test('a first period that bears more interest than the instalment pays is refused', () => {
    // 42 % a year over 36 months with 45 of 31 days first: interest 5.08 % of the debt, instalment 5.00 %.
    const month = ratio(420_000, 12_000_000);
    const factors = [multiply(month, ratio(45, 31)), ...Array.from({ length: 35 }, () => month)];
    expect(() => annuity(1000_00, factors)).toThrow('number 1 would pay nothing off');
  });
});
