import { Table } from '@mantine/core';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { planStatuses } from '#src/features/plans/labels.ts';
import { nothing } from '#src/lists/columns/column.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { openLines } from './changing.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly before: PlanDetails;
  readonly after: PlanDetails;
}

/** What a command changes in a plan: each affected figure before and after; differences are bold. */
export function PlanChange({ before, after }: Props) {
  const money = useMoneyText();
  const rows = [
    { label: 'Status', of: ({ status }: PlanDetails) => planStatuses[status].word },
    { label: 'Instalments left', of: (plan: PlanDetails) => String(openLines(plan).length) },
    { label: 'Next', of: ({ next }: PlanDetails) => (next ? money(next.amount) : nothing) },
    { label: 'Late fees open', of: ({ feeOpen }: PlanDetails) => money(feeOpen) },
    { label: 'Interest', of: ({ totalInterest }: PlanDetails) => money(totalInterest) },
    { label: 'Left to pay', of: ({ leftToPay }: PlanDetails) => money(leftToPay) },
    { label: 'Total cost', of: ({ total }: PlanDetails) => money(total) },
  ];
  const days = [
    { label: 'Next due', of: ({ next }: PlanDetails) => next?.dueDate ?? null },
    { label: 'Last due', of: (plan: PlanDetails) => openLines(plan).at(-1)?.dueDate ?? null },
  ];
  const back = before.paid.amountMinor - after.paid.amountMinor;
  return (
    <Table fz="sm" horizontalSpacing={0} aria-label="Before and after">
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th ta="end">Before</Table.Th>
          <Table.Th ta="end">After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ label, of }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400}>
              {label}
            </Table.Th>
            <Table.Td pl="2xs" ta="end">
              {of(before)}
            </Table.Td>
            <Table.Td pl="2xs" ta="end" fw={of(before) === of(after) ? undefined : 600}>
              {of(after)}
            </Table.Td>
          </Table.Tr>
        ))}
        {days.map(({ label, of }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400}>
              {label}
            </Table.Th>
            <Table.Td pl="2xs" ta="end">
              {dayOf(of(before))}
            </Table.Td>
            <Table.Td pl="2xs" ta="end" fw={of(before) === of(after) ? undefined : 600}>
              {dayOf(of(after))}
            </Table.Td>
          </Table.Tr>
        ))}
        {back > 0 && (
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              Added to the wallet
            </Table.Th>
            <Table.Td />
            <Table.Td pl="2xs" ta="end" fw={600}>
              <Money value={{ ...before.paid, amountMinor: back }} />
            </Table.Td>
          </Table.Tr>
        )}
      </Table.Tbody>
    </Table>
  );
}

const dayOf = (day: string | null) =>
  day === null ? (
    nothing
  ) : (
    <NoWrap>
      <DateText value={day} />
    </NoWrap>
  );
