import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Days, LineNo } from '#contracts/integers.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const LateFees = described(
  z.object({
    fee: described(
      NonNegativeMoney,
      'The flat fee for a late instalment, and the maximum for the whole plan.',
    ),
    cap: NonNegativeMoney,
    charged: described(
      NonNegativeMoney,
      'What has been charged and not waived, and what can still be charged.',
    ),
    left: NonNegativeMoney,
    next: described(
      z.nullable(
        z.object({
          lineNo: LineNo,
          lastDay: LocalDate,
          daysLeft: described(Days, 'Days until the last day; 0 on it.'),
          chargedOn: LocalDate,
          amount: PositiveMoney,
        }),
      ),
      'The next fee if nothing is paid; null while nothing is past due. `lastDay` is the last day on which a payment avoids it.',
    ),
  }),
  'The late fees of a plan, and the next one.',
);
export type LateFees = z.output<typeof LateFees>;

export const ChargedFee = described(
  z.object({
    lineNo: LineNo,
    dueDate: LocalDate,
    amount: PositiveMoney,
    paid: NonNegativeMoney,
  }),
  'A late fee that was charged and not waived.',
);
