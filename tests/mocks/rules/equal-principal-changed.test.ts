import { expect, test } from 'vitest';
import { unpaid } from '#mocks/resources/plans/lifecycle.ts';
import type { NewSchedule } from '#mocks/rules/new-schedule.ts';
import { paidAhead } from '#mocks/rules/paying-ahead.ts';
import { carriedInterest, type PlanLine } from '#mocks/rules/payoff.ts';
import { onDueDay, rescheduled } from '#mocks/rules/rescheduling.ts';
import { planSchedule } from '#mocks/rules/schedule.ts';

const terms = { method: 'EQUAL_PRINCIPAL', nominalRatePpm: 70_000 } as const;
const today = '2027-03-10';

/** 1,080.00 in six months from 10 January: 180.00 of principal each. Two are paid, so 720.00 are left on 10 March. */
const lines = planSchedule({
  ...terms,
  total: 1_200_00,
  downPaymentBps: 1_000,
  months: 6,
  activatedOn: '2027-01-10',
  dueDay: null,
}).lines.map((line): PlanLine => {
  const asSigned = {
    kind: 'SCHEDULED',
    carriedInterestMinor: 0,
    earlierInterestMinor: 0,
    creditedInterestMinor: 0,
  } as const;
  const open = { ...line, ...unpaid, ...asSigned, extendedTo: null, wasDueOn: null };
  const { interestMinor, principalMinor } = line;
  return line.no > 2
    ? open
    : { ...open, paidInterestMinor: interestMinor, paidPrincipalMinor: principalMinor };
});

/** Principal and interest of the new instalments. */
const partsOf = ({ added }: NewSchedule<PlanLine>) =>
  added
    .filter(({ kind }) => kind === 'SCHEDULED')
    .map(({ principalMinor, interestMinor }) => [principalMinor, interestMinor]);

// The interest is 7 % / 12 of the falling balance, rounded half to even by hand: 210.00 bears 1.225, so 1.22.

test('starts as signed with 180.00 each and interest from 6.30 down', () => {
  expect(lines.slice(1).map(({ principalMinor, interestMinor }) => [principalMinor, interestMinor])).toEqual([
    [180_00, 6_30],
    [180_00, 5_25],
    [180_00, 4_20],
    [180_00, 3_15],
    [180_00, 2_10],
    [180_00, 1_05],
  ]);
});

test('300.00 paid ahead leave four instalments of 105.00 of principal', () => {
  expect(partsOf(paidAhead(lines, terms, 300_00, 'LOWER_INSTALMENT', today))).toEqual([
    [105_00, 2_45],
    [105_00, 1_84],
    [105_00, 1_22],
    [105_00, 61],
  ]);
});

test('300.00 paid ahead for a shorter term leave 180.00, 180.00 and 60.00 of principal', () => {
  expect(partsOf(paidAhead(lines, terms, 300_00, 'SHORTER_TERM', today))).toEqual([
    [180_00, 2_45],
    [180_00, 1_40],
    [60_00, 35],
  ]);
});

test('over eight months, each pays 90.00 of principal', () => {
  expect(partsOf(rescheduled(lines, terms, { months: 8, day: 10 }, today))).toEqual([
    [90_00, 4_20],
    [90_00, 3_68],
    [90_00, 3_15],
    [90_00, 2_62],
    [90_00, 2_10],
    [90_00, 1_58],
    [90_00, 1_05],
    [90_00, 52],
  ]);
});

// 24 March is less than 15 days away. From 10 March to 24 April: a month and 14 of the 28 days from 24 February, 4.20 × 3/2.
test('on another day of the month, each still pays 180.00 of principal', () => {
  const moved = onDueDay(lines, terms, 24, today);
  expect(moved.added.map(({ dueDate }) => dueDate)).toEqual([
    '2027-04-24',
    '2027-05-24',
    '2027-06-24',
    '2027-07-24',
  ]);
  expect(partsOf(moved)).toEqual([
    [180_00, 6_30],
    [180_00, 3_15],
    [180_00, 2_10],
    [180_00, 1_05],
  ]);
});

test('unpaid interest is spread over the new instalments, the odd cent with the last', () => {
  // 5.25 of the second instalment: 1.31 with three of four, and 1.32.
  const owing = lines.map((line) => (line.no === 2 ? { ...line, paidInterestMinor: 0 } : line));
  const spreading = { months: 4, day: 10, arrears: 'SPREAD' } as const;
  expect(partsOf(rescheduled(owing, terms, spreading, today))).toEqual([
    [180_00, 4_20 + 1_31],
    [180_00, 3_15 + 1_31],
    [180_00, 2_10 + 1_31],
    [180_00, 1_05 + 1_32],
  ]);
  const [first, second] = partsOf(rescheduled(owing, terms, { months: 4, day: 10 }, today));
  expect([first, second]).toEqual([
    [180_00, 4_20 + 5_25],
    [180_00, 3_15],
  ]);
});

// 5.25 is carried to the next instalment. Of it 2.00 are paid, so 3.25 are carried on when it is spread once more.
test('a line that stays keeps only the carried interest that was paid', () => {
  const owing = lines.map((line) => (line.no === 2 ? { ...line, paidInterestMinor: 0 } : line));
  const { added } = rescheduled(owing, terms, { months: 4, day: 10 }, today);
  const paidInPart = added.map((line, index) => ({
    ...line,
    ...unpaid,
    ...(index === 0 ? { paidInterestMinor: 2_00 } : {}),
  }));
  const again = rescheduled(paidInPart, terms, { months: 4, day: 10 }, today);
  expect(again.kept).toMatchObject([{ interestMinor: 2_00, carriedInterestMinor: 2_00, principalMinor: 0 }]);
  const version = [...again.kept, ...again.added.map((line) => ({ ...line, ...unpaid }))];
  expect(carriedInterest(version, today)).toBe(3_25);
});
