import { describe, expect, test } from 'vitest';
import { LineStatus } from '#contracts/plans/schedule.ts';
import { z } from '#contracts/z.ts';
import { daysPastDue, lineStatus } from '#mocks/rules/line-status.ts';
import { minor, oracle } from '#tests/oracles/oracle.ts';
import { unpaid } from './lines.ts';

const GRACE_DAYS = 5;
const line = unpaid({ no: 1, dueDate: '2027-02-10', interestMinor: 6_30, principalMinor: 177_39 });

const vectors = oracle('line-status', { today: z.string(), paid: z.string(), status: LineStatus });

describe('the status of a line', () => {
  test.each(vectors)('with $paid paid, on $today: $status ($source)', ({ today, paid, status }) => {
    const paidInterestMinor = Math.min(minor(paid), line.interestMinor);
    const paidPrincipalMinor = minor(paid) - paidInterestMinor;
    expect(lineStatus({ ...line, paidInterestMinor, paidPrincipalMinor }, today, GRACE_DAYS)).toBe(status);
  });

  test('a line that a new schedule replaced is superseded, whatever its date', () => {
    expect(lineStatus(line, '2027-06-01', GRACE_DAYS, 0, 2)).toBe('SUPERSEDED');
  });

  test('a plan is as late as its oldest unpaid line; open fees do not count', () => {
    const paidWithFee = {
      ...line,
      paidInterestMinor: 6_30,
      paidPrincipalMinor: 177_39,
      feeChargedMinor: 8_00,
    };
    const next = unpaid({ no: 2, dueDate: '2027-03-10', interestMinor: 5_27, principalMinor: 178_42 });
    expect(daysPastDue([line, next], '2027-03-15')).toBe(33);
    expect(daysPastDue([paidWithFee, next], '2027-03-15')).toBe(5);
    expect(daysPastDue([paidWithFee, next], '2027-03-10')).toBe(0);
    expect(daysPastDue([], '2027-03-10')).toBe(0);
  });
});
