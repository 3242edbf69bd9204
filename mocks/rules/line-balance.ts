import type { LocalDate } from '#contracts/dates.ts';

/** The stored amounts of a plan's line, in minor units. What is due, open or late is derived from them and the date. */
export interface LineBalance {
  readonly no: number;
  readonly dueDate: LocalDate;
  readonly interest: number;
  readonly principal: number;
  readonly paidInterest: number;
  readonly paidPrincipal: number;
  readonly feeCharged: number;
  readonly feeWaived: number;
  readonly paidFee: number;
}

/** What is unpaid of the instalment itself, without fees. */
export function openOf(line: LineBalance): number {
  return line.interest + line.principal - line.paidInterest - line.paidPrincipal;
}

export function feeOpenOf(line: LineBalance): number {
  return line.feeCharged - line.feeWaived - line.paidFee;
}
