import type { ComingPayment } from '#contracts/plans/coming-payment.ts';
import { lineName, lineStatuses } from '#src/resources/plans/labels.ts';
import { amountCell, type Cell } from '#src/platform/files/csv.ts';

const header = ['Due', 'Plan', 'Items', 'Entry', 'Status', 'Amount', 'Currency'] as const;

/** Returns the future payments of all plans as CSV rows, by day. */
export function comingRows(payments: readonly ComingPayment[]): readonly (readonly Cell[])[] {
  const rows = payments.map(({ dueDate, planNumber, title, lineNo, status, amount }): readonly Cell[] => [
    dueDate,
    planNumber,
    title,
    lineName(lineNo),
    lineStatuses[status].word,
    amountCell(amount.amountMinor, amount.currency),
    amount.currency,
  ]);
  return [header, ...rows];
}
