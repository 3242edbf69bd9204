import { Table, Text } from '@mantine/core';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { openLines } from './changing.ts';

interface Props {
  readonly before: PlanDetails;
  readonly after: PlanDetails;
  /** Where what was paid goes if less of the plan is paid than before. */
  readonly paidBack?: string;
}

/** What a command changes in a plan: each figure that differs, before and after. */
export function PlanChange({ before, after, paidBack = 'Added to the wallet' }: Props) {
  const money = useMoneyText();
  const date = useDateText();
  const day = (value: string | undefined) => (value === undefined ? nothing : date(value));
  const figures: readonly (readonly [label: string, text: (plan: PlanDetails) => string])[] = [
    ['Status', ({ status }) => planStatuses[status].word],
    ['Instalments left', (plan) => String(openLines(plan).length)],
    ['Next instalment', ({ next }) => (next ? money(next.amount) : nothing)],
    ['Late fees open', ({ feeOpen }) => money(feeOpen)],
    ['Total interest', ({ totalInterest }) => money(totalInterest)],
    ['Left to pay', ({ leftToPay }) => money(leftToPay)],
    ['Total cost', ({ total }) => money(total)],
    ['Next due', ({ next }) => day(next?.dueDate)],
    ['Last due', (plan) => day(openLines(plan).at(-1)?.dueDate)],
  ];
  const changedFigures = figures
    .map(([label, text]) => ({ label, was: text(before), becomes: text(after) }))
    .filter(({ was, becomes }) => was !== becomes);
  const back = before.paid.amountMinor - after.paid.amountMinor;
  const given = { ...before.paid, amountMinor: back };
  const rows =
    back > 0 ? [...changedFigures, { label: paidBack, was: nothing, becomes: money(given) }] : changedFigures;
  return (
    <>
      {rows.length > 0 && (
        <Table fz="sm" horizontalSpacing={0} aria-label="Before and after">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="end">Before</Table.Th>
              <Table.Th ta="end">After</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ label, was, becomes }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row" fw="var(--mantine-font-weight-regular)">
                  {label}
                </Table.Th>
                <Table.Td pl="2xs" ta="end">
                  <NoWrap>{was}</NoWrap>
                </Table.Td>
                <Table.Td pl="2xs" ta="end" fw="var(--mantine-font-weight-medium)">
                  <NoWrap>{becomes}</NoWrap>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="2xs">
        {rows.length > 0 ? 'All other figures of the plan stay the same.' : 'No figure of the plan changes.'}
      </Text>
    </>
  );
}
