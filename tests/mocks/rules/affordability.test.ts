import { describe, expect, test } from 'vitest';
import { assessAffordability, highestInstalment, largestWithin } from '#mocks/rules/affordability.ts';

const month = (income: number, expenses: number, obligations: number) => ({ income, expenses, obligations });

describe('docs/domain.md, "Affordability"', () => {
  test('the worked example affords 183.69 a month out of 2,400.00', () => {
    expect(assessAffordability(month(2_400_00, 1_150_00, 210_00), 183_69)).toEqual({
      disposable: 1_040_00,
      maxInstalment: 520_00,
      dstiBps: 1_641, // 393.69 / 2,400.00 = 16.4037 %, rounded up
      decision: 'APPROVED',
      reasons: [],
    });
  });

  // What is left is 400.00 and half of it 200.00; the second limit is not reached.
  test.each([
    [200_00, 'APPROVED', []],
    [200_01, 'REFERRED', ['instalment-too-high']],
    [220_00, 'REFERRED', ['instalment-too-high']],
    [220_01, 'DECLINED', ['instalment-too-high']],
  ])('%i of 200.00: %s', (instalment, decision, reasons) => {
    expect(assessAffordability(month(4_000_00, 3_600_00, 0), instalment)).toMatchObject({
      decision,
      reasons,
    });
  });

  // Of 1,000.00, 40 % is 400.00 and 44 % is 440.00; half of what is left is 350.00.
  test.each([
    [100_00, 4_000, 'APPROVED', []],
    [100_01, 4_001, 'REFERRED', ['debts-too-high']],
    [140_00, 4_400, 'REFERRED', ['debts-too-high']],
    [140_01, 4_401, 'DECLINED', ['debts-too-high']],
  ])('%i beside 300.00 of debts: %i bps, %s', (instalment, dstiBps, decision, reasons) => {
    const result = assessAffordability(month(1_000_00, 0, 300_00), instalment);
    expect(result).toMatchObject({ dstiBps, decision, reasons });
  });

  test('half of an odd amount is rounded down', () => {
    expect(assessAffordability(month(100_01, 0, 0), 50_00)).toMatchObject({ maxInstalment: 50_00 });
  });

  test('more expenses than income, or no income at all', () => {
    expect(assessAffordability(month(900_00, 1_000_00, 0), 1)).toMatchObject({
      disposable: -100_00,
      maxInstalment: 0,
      decision: 'DECLINED',
      reasons: ['nothing-left'],
    });
    expect(assessAffordability(month(0, 0, 0), 1)).toMatchObject({
      dstiBps: null,
      decision: 'DECLINED',
      reasons: ['nothing-left', 'debts-too-high'],
    });
  });

  test('the highest instalment is the smaller of both limits', () => {
    expect(highestInstalment(month(2_400_00, 1_150_00, 210_00))).toBe(520_00);
    expect(highestInstalment(month(1_000_00, 0, 300_00))).toBe(100_00);
    expect(highestInstalment(month(1_000_00, 2_000_00, 0))).toBe(0);
    expect(highestInstalment(month(1_000_01, 0, 0))).toBe(400_00); // 40 % is 400.004
    expect(highestInstalment(month(1_000_04, 0, 0))).toBe(400_01); // 400.016
    expect(highestInstalment(month(1_000_01, 500_00, 0))).toBe(250_00); // half of 500.01
  });

  test('the largest amount whose instalment is within the limit', () => {
    const third = (financed: number) => Math.ceil(financed / 3);
    expect(largestWithin(100, { min: 3, max: 1_000 }, third)).toBe(300);
    expect(largestWithin(100, { min: 3, max: 200 }, third)).toBe(200);
    expect(largestWithin(0, { min: 3, max: 200 }, third)).toBe(0);
  });
});
