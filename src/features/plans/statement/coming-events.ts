import type { ComingPayment } from '#contracts/plans/coming-payment.ts';
import type { Money } from '#contracts/money.ts';
import { lineName } from '#src/features/plans/labels.ts';
import type { CalendarEvent } from '#src/schedule/calendar-file.ts';

export type CalendarPayment = Pick<ComingPayment, 'planNumber' | 'title' | 'lineNo' | 'dueDate' | 'amount'>;

/**
 * Returns the future payments as calendar events. Their ids match those of the receipt's file, so that a calendar
 * replaces them.
 */
export function comingEvents(
  payments: readonly CalendarPayment[],
  money: (amount: Money) => string,
): CalendarEvent[] {
  return payments.map(({ planNumber, title, lineNo, dueDate, amount }) => ({
    uid: `${planNumber}-${lineNo}@tranche.example`,
    day: dueDate,
    summary: `${money(amount)} due, ${title}`,
    description: `${planNumber}: ${lineName(lineNo).toLowerCase()}, ${money(amount)}.`,
  }));
}
