import type { LocalDate } from '#contracts/dates.ts';

/** What is stored of a plan's line, in minor units; all that is due, open or late is derived from it and the day. */
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

/** What is still to be paid of the instalment itself; fees stand beside it. */
export function openOf(line: LineBalance): number {
  return line.interest + line.principal - line.paidInterest - line.paidPrincipal;
}

export function feeOpenOf(line: LineBalance): number {
  return line.feeCharged - line.feeWaived - line.paidFee;
}
