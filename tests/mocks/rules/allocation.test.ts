import { describe, expect, test } from 'vitest';
import { LineStatus } from '#contracts/plans/schedule.ts';
import { z } from '#contracts/z.ts';
import { allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysPastDue, lineStatus } from '#mocks/rules/line-status.ts';
import { minor, oracle, published } from '#tests/oracles/oracle.ts';
import { unpaid } from './lines.ts';

const GRACE_DAYS = 5;

const vectors = oracle('allocation', {
  id: z.string(),
  today: z.string(),
  pay: z.string(),
  lines: z.array(
    z.strictObject({
      no: z.int(),
      dueDate: z.string(),
      interest: z.string(),
      principal: z.string(),
      fee: z.string(),
    }),
  ),
  parts: z.array(z.string()),
  after: z.array(z.strictObject({ no: z.int(), open: z.string(), feeOpen: z.string(), status: LineStatus })),
  walletCredit: z.string(),
  daysPastDue: z.int(),
});

describe('allocating a payment to the lines of a plan', () => {
  test.each(vectors)('$id: pay $pay on $today ($source)', (vector) => {
    const lines = vector.lines.map(({ interest, principal, fee, ...line }) =>
      unpaid({
        ...line,
        interestMinor: minor(interest),
        principalMinor: minor(principal),
        feeChargedMinor: minor(fee),
      }),
    );
    const { parts, walletCredit } = allocatePayment(minor(vector.pay), lines, vector.today);
    expect(parts.map((part) => `${part.lineNo} ${part.component} ${published(part.amountMinor, 2)}`)).toEqual(
      vector.parts,
    );
    expect(published(walletCredit, 2)).toBe(vector.walletCredit);

    const after = lines.map((line) => applyAllocation(line, parts));
    expect(
      after.map((line) => ({
        no: line.no,
        open: published(openOf(line), 2),
        feeOpen: published(feeOpenOf(line), 2),
        status: lineStatus(line, vector.today, GRACE_DAYS),
      })),
    ).toEqual(vector.after);
    expect(daysPastDue(after, vector.today)).toBe(vector.daysPastDue);
  });

  test('lines may be given in any order', () => {
    const first = unpaid({ no: 1, dueDate: '2027-02-10', interestMinor: 1_00, principalMinor: 9_00 });
    const second = unpaid({ no: 2, dueDate: '2027-03-10', interestMinor: 1_00, principalMinor: 9_00 });
    expect(allocatePayment(12_00, [second, first], '2027-04-01')).toEqual(
      allocatePayment(12_00, [first, second], '2027-04-01'),
    );
  });

  test('the fee of a moved line is paid before the lines that come later', () => {
    const moved = unpaid({
      no: 1,
      dueDate: '2027-04-10',
      interestMinor: 1_00,
      principalMinor: 9_00,
      feeChargedMinor: 8_00,
    });
    const next = unpaid({ no: 2, dueDate: '2027-05-10', interestMinor: 50, principalMinor: 9_50 });
    expect(allocatePayment(20_00, [moved, next], '2027-03-01')).toEqual({
      parts: [
        { lineNo: 1, component: 'INTEREST', amountMinor: 1_00 },
        { lineNo: 1, component: 'PRINCIPAL', amountMinor: 9_00 },
        { lineNo: 1, component: 'FEE', amountMinor: 8_00 },
        { lineNo: 2, component: 'INTEREST', amountMinor: 50 },
        { lineNo: 2, component: 'PRINCIPAL', amountMinor: 1_50 },
      ],
      walletCredit: 0,
    });
  });

  test('the waived part of a fee is not paid', () => {
    const line = {
      ...unpaid({
        no: 1,
        dueDate: '2027-02-10',
        interestMinor: 0,
        principalMinor: 10_00,
        feeChargedMinor: 8_00,
      }),
      feeWaivedMinor: 5_00,
    };
    expect(allocatePayment(20_00, [line], '2027-02-16')).toEqual({
      parts: [
        { lineNo: 1, component: 'PRINCIPAL', amountMinor: 10_00 },
        { lineNo: 1, component: 'FEE', amountMinor: 3_00 },
      ],
      walletCredit: 7_00,
    });
  });
});
