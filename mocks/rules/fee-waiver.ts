import type { LineBalance } from './line-balance.ts';

/** Returns what is charged and not waived of a line's late fee. */
export const feeDueOf = (line: LineBalance): number => line.feeChargedMinor - line.feeWaivedMinor;

/**
 * Returns whether a waiver applies to this line.
 * @param lineNo null: all lines of the plan
 */
export const isWaived = (line: LineBalance, lineNo: number | null): boolean =>
  feeDueOf(line) > 0 && (lineNo === null || line.no === lineNo);

/**
 * Returns the line without its late fee (docs/domain.md, "Late fees"). The paid part of the fee is owed to the
 * customer.
 */
export function withoutFee<Line extends LineBalance>(line: Line): Line {
  return { ...line, feeWaivedMinor: line.feeChargedMinor, paidFeeMinor: 0 };
}
