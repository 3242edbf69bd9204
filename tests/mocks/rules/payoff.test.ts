import { describe, expect, test } from 'vitest';
import { aheadDownTo } from '#mocks/rules/paying-ahead.ts';
import { payoff, type PlanLine } from '#mocks/rules/payoff.ts';
import { negligibleRest, profiles } from '#mocks/rules/profiles.ts';
import { unpaid } from './lines.ts';

const rate = 70_000;
/** 1,080.00 from 10 January, in one instalment: 1,080.00 × 7 % / 12 = 6.30 for its month of 31 days. */
const line: PlanLine = {
  ...unpaid({ no: 1, dueDate: '2027-02-10', interestMinor: 6_30, principalMinor: 1_080_00 }),
  kind: 'SCHEDULED',
  periodStart: '2027-01-10',
  period: { months: 1, days: null },
  openingMinor: 1_080_00,
  carriedInterestMinor: 0,
  earlierInterestMinor: 0,
  creditedInterestMinor: 0,
  extendedTo: null,
  wasDueOn: null,
};

describe('accrued interest', () => {
  test.each([
    ['on the first day', '2027-01-10', line, 0],
    ['after 15 of 31 days', '2027-01-25', line, 3_05], // 3.048
    ['less what was paid of it', '2027-01-25', { ...line, paidInterestMinor: 2_00 }, 1_05],
    ['never below nothing', '2027-01-25', { ...line, paidInterestMinor: 5_00 }, 0],
    ['not on what is due', '2027-02-10', line, 0],
  ])('%s', (_name, today, open, interest) => {
    expect(payoff([open], rate, today).accruedInterest).toBe(interest);
  });
});

// Apache Fineract, ProgressiveEMICalculatorTest and Loan.feature: the pay-off of 7 % in months, within 2024
test.each([
  ['N7', 83_57, '2024-02-01', '2024-03-01', '2024-02-15', 24, 83_81],
  ['N8', 100_00, '2024-01-01', '2024-02-01', '2024-01-15', 26, 100_26],
] as const)(
  '%s: %i minor units since %s, due on %s, paid off on %s',
  (_id, balance, from, due, today, accrued, amount) => {
    const open = {
      ...line,
      ...unpaid({ no: 1, dueDate: due, interestMinor: 1_00, principalMinor: balance }),
      periodStart: from,
      openingMinor: balance,
    };
    expect(payoff([open], rate, today)).toMatchObject({ accruedInterest: accrued, amount });
  },
);

describe('the smallest payment ahead that leaves at most', () => {
  const aheadTo = (max: number) => aheadDownTo(max, [line], rate, '2027-01-25', 'EUR');
  test('at most all principal but a cent can be paid ahead, with the accrued interest', () => {
    expect(aheadTo(1)).toBe(1_079_99 + 3_05);
  });

  test('nothing can be paid ahead when that would pay the plan off', () => {
    expect(aheadTo(0)).toBeNull();
  });

  test('ten units can be paid ahead when that is all that is owed', () => {
    expect(aheadTo(1_080_00)).toBe(10_00);
  });
});

test.each([
  ['JPY', 0],
  ['EUR', 50],
  ['KWD', 500],
] as const)('%s: a rest of up to half a unit, %i minor units, is not collected', (currency, half) => {
  expect(negligibleRest(profiles.EU, currency)).toBe(half);
});
