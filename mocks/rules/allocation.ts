import type { LocalDate } from '#contracts/dates.ts';
import { feeOpenOf, type LineBalance } from './line-balance.ts';
import { sum } from './sum.ts';

export interface AllocatedPart {
  readonly lineNo: number;
  readonly component: 'INTEREST' | 'PRINCIPAL' | 'FEE';
  readonly amountMinor: number;
}

export interface AllocatedPayment {
  /** In the order in which the money was used; parts of zero are left out. */
  readonly parts: readonly AllocatedPart[];
  /** The excess that no line could take. The parts and this sum to the amount. */
  readonly walletCredit: number;
}

/**
 * Where each cent of a payment goes (docs/domain.md, "Allocation"): due instalments, oldest first, interest before
 * principal; then the open fees of those lines; then the next instalments in order, without recomputing them, each with
 * its fee if its due date was moved; the rest to the wallet. Fees come last among what is due, so that a customer who
 * pays an instalment in full is not late because of an older fee (16 CFR 444.4).
 *
 * @param amountMinor 0 or more
 * @param lines the current lines of the plan, superseded ones left out, in any order
 */
export function allocatePayment(
  amountMinor: number,
  lines: readonly LineBalance[],
  today: LocalDate,
): AllocatedPayment {
  const inOrder = lines.toSorted((a, b) => a.no - b.no);
  const due = inOrder.filter((line) => line.dueDate <= today);
  const later = inOrder.filter((line) => line.dueDate > today);
  const queue = [
    ...due.flatMap(instalmentParts),
    ...due.map(feePart),
    ...later.flatMap((line) => [...instalmentParts(line), feePart(line)]),
  ];

  let left = amountMinor;
  const parts = queue.flatMap((open): AllocatedPart[] => {
    const taken = Math.min(left, open.amountMinor);
    left -= taken;
    return taken > 0 ? [{ ...open, amountMinor: taken }] : [];
  });
  return { parts, walletCredit: left };
}

/** The line after a payment: adds the parts that belong to it. Returns the same object when there are none. */
export function applyAllocation<Line extends LineBalance>(line: Line, parts: readonly AllocatedPart[]): Line {
  const lineParts = parts.filter((part) => part.lineNo === line.no);
  if (lineParts.length === 0) return line;
  const paid = (component: AllocatedPart['component']) =>
    sum(
      lineParts.filter((part) => part.component === component),
      (part) => part.amountMinor,
    );
  return {
    ...line,
    paidInterestMinor: line.paidInterestMinor + paid('INTEREST'),
    paidPrincipalMinor: line.paidPrincipalMinor + paid('PRINCIPAL'),
    paidFeeMinor: line.paidFeeMinor + paid('FEE'),
  };
}

function instalmentParts(line: LineBalance): AllocatedPart[] {
  return [
    { lineNo: line.no, component: 'INTEREST', amountMinor: line.interestMinor - line.paidInterestMinor },
    { lineNo: line.no, component: 'PRINCIPAL', amountMinor: line.principalMinor - line.paidPrincipalMinor },
  ];
}

function feePart(line: LineBalance): AllocatedPart {
  return { lineNo: line.no, component: 'FEE', amountMinor: feeOpenOf(line) };
}
