import type { LineBalance } from './line-balance.ts';
import { sum } from './sum.ts';

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

interface FeePart {
  readonly lineNo: number;
  readonly component: 'INTEREST' | 'PRINCIPAL' | 'FEE';
  readonly amountMinor: number;
}

/**
 * What a payment paid of the late fees of some lines and what of it was not refunded since: it is taken off the allocations.
 *
 * @param parts where the payment went; each line and component once
 * @param reversed what refunds of the payment have taken back
 */
export function takeFeesOff(
  parts: readonly FeePart[],
  reversed: readonly FeePart[],
  lineNos: ReadonlySet<number>,
): { readonly parts: readonly FeePart[]; readonly taken: number } {
  const amountOf = ({ amountMinor }: FeePart) => amountMinor;
  const isFee = ({ component, lineNo }: FeePart) => component === 'FEE' && lineNos.has(lineNo);
  const backOf = (lineNo: number) =>
    sum(
      reversed.filter((part) => isFee(part) && part.lineNo === lineNo),
      amountOf,
    );
  const rest = parts
    .map((part) => (isFee(part) ? { ...part, amountMinor: backOf(part.lineNo) } : part))
    .filter(({ amountMinor }) => amountMinor > 0);
  return { parts: rest, taken: sum(parts, amountOf) - sum(rest, amountOf) };
}
