import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineStatus } from '#contracts/plans/schedule.ts';
import { allocatePayment, applyAllocation } from '#mocks/rules/allocation.ts';
import { feeOpenOf, type LineBalance, openOf } from '#mocks/rules/line-balance.ts';
import { lineStatus } from '#mocks/rules/line-status.ts';
import { anyDay, PLANS } from './plans.ts';

/** A line in any state that payments and waivers can produce: no part is paid beyond what is charged. */
const anyLine = fc
  .record({
    dueDate: anyDay,
    interestMinor: fc.nat(50_00),
    principalMinor: fc.integer({ min: 1, max: 500_00 }),
    feeChargedMinor: fc.nat(24_00),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
    waived: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ paid, waived, ...charged }) => {
    const paidTotal = Math.round((charged.interestMinor + charged.principalMinor) * paid);
    const paidInterestMinor = Math.min(paidTotal, charged.interestMinor);
    const feeWaivedMinor = Math.round(charged.feeChargedMinor * waived);
    const paidFeeMinor = Math.round((charged.feeChargedMinor - feeWaivedMinor) * paid);
    return {
      ...charged,
      paidInterestMinor,
      paidPrincipalMinor: paidTotal - paidInterestMinor,
      feeWaivedMinor,
      paidFeeMinor,
    };
  });

/** The lines of one plan: numbered and due in the same order. */
const anyLines: fc.Arbitrary<LineBalance[]> = fc
  .array(anyLine, { minLength: 1, maxLength: 12 })
  .map((lines) => {
    const dueDates = lines.map((line) => line.dueDate).toSorted();
    return lines.map((line, index) => ({ ...line, no: index + 1, dueDate: dueDates[index] ?? line.dueDate }));
  });

const amount = fc.nat(8_000_00);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

function always(
  holds: (after: LineBalance[], payment: ReturnType<typeof allocatePayment>, given: Given) => void,
) {
  fc.assert(
    fc.property(anyLines, amount, anyDay, (lines, pay, today) => {
      const payment = allocatePayment(pay, lines, today);
      const after = lines.map((line) => applyAllocation(line, payment.parts));
      holds(after, payment, { lines, pay, today });
    }),
    { numRuns: PLANS },
  );
}

interface Given {
  readonly lines: readonly LineBalance[];
  readonly pay: number;
  readonly today: string;
}

describe(`each of ${PLANS} random payments`, () => {
  test('is allocated completely, and to no line more than is open', () => {
    always((after, { parts, walletCredit }, { pay }) => {
      expect(sum(parts.map((part) => part.amountMinor)) + walletCredit).toBe(pay);
      expect(parts.every((part) => part.amountMinor > 0)).toBe(true);
      expect(after.every((line) => openOf(line) >= 0 && feeOpenOf(line) >= 0)).toBe(true);
    });
  });

  test('pays no fee while a due instalment is open', () => {
    always((after, { parts }, { today }) => {
      if (!parts.some((part) => part.component === 'FEE')) return;
      expect(after.filter((line) => line.dueDate <= today && openOf(line) > 0)).toEqual([]);
    });
  });

  test('pays interest before principal, and older lines before later ones', () => {
    always((after, { parts }, { today }) => {
      for (const part of parts) {
        if (part.component === 'FEE') continue;
        const line = after.find(({ no }) => no === part.lineNo);
        if (part.component === 'PRINCIPAL') expect(line?.paidInterestMinor).toBe(line?.interestMinor);
        expect(after.filter((older) => older.no < part.lineNo && openOf(older) > 0)).toEqual([]);
      }
      const ahead = parts.some((part) => (after.find(({ no }) => no === part.lineNo)?.dueDate ?? '') > today);
      if (ahead) expect(after.filter((line) => line.dueDate <= today && feeOpenOf(line) > 0)).toEqual([]);
    });
  });

  test('credits the wallet only when nothing is left to pay', () => {
    always((after, { walletCredit }, { today }) => {
      if (walletCredit === 0) return;
      expect(after.filter((line) => openOf(line) > 0)).toEqual([]);
      expect(after.filter((line) => line.dueDate <= today && feeOpenOf(line) > 0)).toEqual([]);
    });
  });

  test('a payment leaves each line with a valid status, PAID when nothing is open', () => {
    always((after, _payment, { today }) => {
      for (const line of after) {
        const status = lineStatus(line, today, 5);
        expect(LineStatus.options).toContain(status);
        expect(status === 'PAID').toBe(openOf(line) === 0);
        const late = status === 'OVERDUE' || status === 'IN_GRACE';
        expect(late).toBe(openOf(line) > 0 && line.dueDate < today);
      }
    });
  });
});
