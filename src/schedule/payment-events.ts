import type { LocalDate } from '#contracts/dates.ts';
import type { CalendarEvent } from './calendar-file.ts';

export interface DuePayment {
  readonly no: number;
  readonly dueDate: LocalDate;
  readonly totalMinor: number;
}

/**
 * Returns the instalments of a schedule as calendar events; the down payment is left out because it is paid when the
 * plan begins.
 * @param of what the payments belong to: an order's or a plan's number
 */
export function paymentEvents(
  of: string,
  payments: readonly DuePayment[],
  money: (amountMinor: number) => string,
): CalendarEvent[] {
  const instalments = payments.filter(({ no }) => no > 0);
  return instalments.map(({ no, dueDate, totalMinor }) => ({
    uid: `${of}-${no}@tranche.example`,
    day: dueDate,
    summary: `${money(totalMinor)} due, instalment ${no} of ${instalments.length}`,
    description: `${of}: instalment ${no} of ${instalments.length}, ${money(totalMinor)}.`,
  }));
}
