import { describe, expect, test } from 'vitest';
import type { ScheduleLine } from '#contracts/plans/schedule.ts';
import {
  aheadOf,
  changedFrom,
  type ScheduleVersion,
} from '#src/customer/plans/pages/installments/details/versions.ts';

const line = (no: number, dueDate: string, totalMinor: number, kind: ScheduleLine['kind'] = 'SCHEDULED') =>
  ({ no, dueDate, totalMinor, kind, openMinor: totalMinor, paidOn: null }) as ScheduleLine; // the members that are read

const version = (lines: readonly ScheduleLine[]): ScheduleVersion => ({
  version: 1,
  since: '2027-01-05',
  reason: 'SIGNED',
  lines,
  replaced: null,
});

const before = version([
  line(0, '2027-01-05', 120_00),
  line(1, '2027-02-05', 183_69),
  line(2, '2027-03-05', 183_71),
]);

describe('what an instalment was in the version before', () => {
  test.each([
    ['another amount on the same day', line(1, '2027-02-05', 92_00), 183_69],
    ['the same amount', line(1, '2027-02-05', 183_69), null],
    ['a day without an instalment', line(3, '2027-04-05', 92_00), null],
    ['a down payment on a day with an instalment', line(0, '2027-02-05', 120_00), null],
    ['a payment ahead on a day with an instalment', line(2, '2027-03-05', 50_00, 'PREPAYMENT'), null],
    ['an instalment on the day of the down payment', line(1, '2027-01-05', 92_00), null],
  ])('%s', (_case, now, expected) => {
    expect(changedFrom(now, before)).toBe(expected);
  });

  test('the first version has none before it', () => {
    expect(changedFrom(line(1, '2027-02-05', 183_69), undefined)).toBeNull();
  });
});

test('groups equal instalments that a version asked for after a day', () => {
  const lines = [1, 2, 3, 4].map((no) => line(no, `2027-0${no + 1}-05`, no === 4 ? 92_02 : 92_00));
  expect(aheadOf(version([line(0, '2027-01-05', 120_00), ...lines]), '2027-02-05')).toEqual({
    runs: [
      { amountMinor: 92_00, count: 2 },
      { amountMinor: 92_02, count: 1 },
    ],
    lastDueDate: '2027-05-05',
  });
});

test('what was paid before its day is no longer to come, what was paid since was', () => {
  const paid = (no: number, paidOn: string) => ({
    ...line(no, `2027-0${no + 1}-05`, 92_00),
    openMinor: 0,
    paidOn,
  });
  const lines = [paid(1, '2027-01-07'), paid(2, '2027-01-20'), line(3, '2027-04-05', 92_00)];
  expect(aheadOf(version(lines), '2027-01-10').runs).toEqual([{ amountMinor: 92_00, count: 2 }]);
});
