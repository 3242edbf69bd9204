import type { LocalDate } from '#contracts/dates.ts';

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

/** Returns the unpaid part of the instalment, without fees. */
export function openOf(line: LineBalance): number {
  return line.interestMinor + line.principalMinor - line.paidInterestMinor - line.paidPrincipalMinor;
}

export function feeOpenOf(line: LineBalance): number {
  return line.feeChargedMinor - line.feeWaivedMinor - line.paidFeeMinor;
}
