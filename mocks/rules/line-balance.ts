import type { LocalDate } from '#contracts/dates.ts';
import { sum } from './sum.ts';

/** The stored amounts of a plan's line, in minor units. What is due, open or late is derived from them and the date. */
export interface LineBalance {
  readonly no: number;
  readonly dueDate: LocalDate;
  readonly interestMinor: number;
  readonly principalMinor: number;
  readonly paidInterestMinor: number;
  readonly paidPrincipalMinor: number;
  readonly feeChargedMinor: number;
  readonly feeWaivedMinor: number;
  readonly paidFeeMinor: number;
}

/** Returns the paid part of the instalment, without fees. */
export function paidOf(line: LineBalance): number {
  return line.paidInterestMinor + line.paidPrincipalMinor;
}

/** Returns the unpaid part of the instalment, without fees. */
export function openOf(line: LineBalance): number {
  return line.interestMinor + line.principalMinor - paidOf(line);
}

/** Returns whether more is open of a line than a rest that is never late (`negligibleRest`). */
export const isOwing = (line: LineBalance, negligible: number): boolean => openOf(line) > negligible;

/** Returns what was paid of a line, its fee included. */
export const paidWithFeeOf = (line: LineBalance): number => paidOf(line) + line.paidFeeMinor;

export function feeOpenOf(line: LineBalance): number {
  return line.feeChargedMinor - line.feeWaivedMinor - line.paidFeeMinor;
}

/** Returns what is due on a day, in minor units: instalments and open late fees of all lines up to it. */
export function dueOn(lines: readonly LineBalance[], day: LocalDate): number {
  return sum(
    lines.filter(({ dueDate }) => dueDate <= day),
    (line) => openOf(line) + feeOpenOf(line),
  );
}
