import type { LocalDate } from '#contracts/dates.ts';
import type { PlanEvent } from '#contracts/plans/plan-event.ts';
import type { LineKind, Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { paymentStatuses, purposes } from '#src/resources/payments/labels.ts';
import { hasMovedMoney } from '#contracts/payments/states.ts';
import { lineName, lineStatuses } from '#src/resources/plans/labels.ts';
import { amountCell, type Cell } from '#src/platform/files/csv.ts';

interface Row {
  readonly day: LocalDate;
  readonly cells: readonly Cell[];
}

const header = [
  'Date',
  'Entry',
  'Details',
  'Status',
  'Due',
  'Interest',
  'Principal',
  'Late fee',
  'Open',
  'Open late fee',
  'Paid',
  'Currency',
] as const;

const kinds: Readonly<Record<Exclude<LineKind, 'SCHEDULED'>, string>> = {
  PREPAYMENT: 'Paid ahead',
  SETTLEMENT: 'Paid off',
  WITHDRAWAL: 'Withdrawal',
  RETURN: 'Goods returned',
};

function lineRow(line: ScheduleLine, currency: Schedule['currency']): Row {
  const amount = (minor: number) => amountCell(minor, currency);
  return {
    day: line.dueDate,
    cells: [
      line.dueDate,
      line.kind === 'SCHEDULED' ? lineName(line.no) : kinds[line.kind],
      'Due',
      lineStatuses[line.status].word,
      amount(line.totalMinor),
      amount(line.interestMinor),
      amount(line.principalMinor),
      amount(line.feeChargedMinor - line.feeWaivedMinor),
      amount(line.openMinor),
      amount(line.feeOpenMinor),
      null,
      currency,
    ],
  };
}

function eventRow(event: PlanEvent): Row[] {
  if (event.kind !== 'PAYMENT' && event.kind !== 'REFUND') return [];
  const { on, sourceLabel, amount } = event;
  const isRefund = event.kind === 'REFUND';
  const paid = amountCell(isRefund ? -amount.amountMinor : amount.amountMinor, amount.currency);
  const didPay = isRefund || hasMovedMoney(event.status);
  return [
    {
      day: on,
      cells: [
        on,
        isRefund ? 'Refund' : `Payment: ${purposes[event.purpose]}`,
        sourceLabel,
        isRefund ? 'Refunded' : paymentStatuses[event.status].word,
        ...Array<null>(6).fill(null),
        didPay ? paid : amountCell(0, amount.currency),
        amount.currency,
      ],
    },
  ];
}

/** Returns the rows of a statement, each with the plan and the customer that they belong to. */
export const ownedRows = (
  [head = [], ...rows]: readonly (readonly Cell[])[],
  plan: string,
  customer: string,
): readonly (readonly Cell[])[] => [
  [...head, 'Plan', 'Customer'],
  ...rows.map((cells) => [...cells, plan, customer]),
];

/** Returns the statement of a plan as CSV rows by day: lines of the current schedule, payments and refunds. */
export function statementRows(
  schedule: Schedule,
  events: readonly PlanEvent[],
): readonly (readonly Cell[])[] {
  const rows = [
    ...schedule.lines.map((line) => lineRow(line, schedule.currency)),
    ...events.toReversed().flatMap(eventRow),
  ];
  return [header, ...rows.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ cells }) => cells)];
}
