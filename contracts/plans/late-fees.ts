import { LocalDate } from '#contracts/dates.ts';
import { Days, LineNo } from '#contracts/integers.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** The late fees of a plan, and the next one. */
export const LateFees = z.object({
  /** The flat fee for a late instalment, and the maximum for the whole plan. */
  fee: NonNegativeMoney,
  cap: NonNegativeMoney,
  /** What has been charged and not waived, and what can still be charged. */
  charged: NonNegativeMoney,
  left: NonNegativeMoney,
  /**
   * The next fee if nothing is paid; null while nothing is past due. `lastDay` is the last day on which a payment
   * avoids it.
   */
  next: z.nullable(
    z.object({
      lineNo: LineNo,
      lastDay: LocalDate,
      /** Days until the last day; 0 on it. */
      daysLeft: Days,
      chargedOn: LocalDate,
      amount: PositiveMoney,
    }),
  ),
});
export type LateFees = z.output<typeof LateFees>;

/** A late fee that was charged and not waived. */
export const ChargedFee = z.object({
  lineNo: LineNo,
  dueDate: LocalDate,
  amount: PositiveMoney,
  paid: NonNegativeMoney,
});
