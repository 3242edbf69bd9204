import type { Money } from '#contracts/money.ts';
import type { Quote } from '#contracts/orders/quote.ts';

/** Describes the late fees of a plan in one sentence, before any is charged. */
export function lateFeeText(
  { graceDays, fee, cap }: Quote['lateFees'],
  money: (value: Money) => string,
): string {
  if (fee.amountMinor === 0) return 'A late payment costs no fee.';
  return `Late fee: ${money(fee)} per instalment after ${graceDays} days, never more than ${money(cap)} in total.`;
}

/** Describes the late fees for a labelled fact: "€8.00 each, at most €24.00". */
export function lateFeeFact({ fee, cap }: Quote['lateFees'], money: (value: Money) => string): string {
  return fee.amountMinor === 0 ? 'None' : `${money(fee)} each, at most ${money(cap)}`;
}
