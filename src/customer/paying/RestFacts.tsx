import { Table } from '@mantine/core';
import type { RestOfPlan } from '#contracts/plans/quote.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './RestFacts.module.css';

interface Props {
  readonly before: RestOfPlan;
  readonly after: RestOfPlan;
}

/** The remaining schedule before and after. */
export function RestFacts({ before, after }: Props) {
  const rows = [
    { label: 'Next instalment', of: (rest: RestOfPlan) => <Instalment rest={rest} /> },
    { label: 'Instalments', of: (rest: RestOfPlan) => rest.count },
    {
      label: 'Last one',
      of: (rest: RestOfPlan) => (rest.lastDueDate === null ? '–' : <DateText value={rest.lastDueDate} />),
    },
    { label: 'Interest to come', of: (rest: RestOfPlan) => <Money value={rest.interest} /> },
    { label: 'Left to pay', of: (rest: RestOfPlan) => <Money value={rest.leftToPay} /> },
  ];
  return (
    <div className={classes.holder}>
      <Table className={classes.facts} fz="sm" mb="xs" horizontalSpacing={0} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col" ta="end" ps="xs">
              Now
            </Table.Th>
            <Table.Th scope="col" ta="end" ps="xs">
              Then
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ label, of }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw="var(--mantine-font-weight-regular)">
                {label}
              </Table.Th>
              <Table.Td ta="end" c="dimmed" ps="xs">
                {of(before)}
              </Table.Td>
              <Table.Td ta="end" fw="var(--mantine-font-weight-medium)" ps="xs">
                {of(after)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Instalment({ rest }: { readonly rest: RestOfPlan }) {
  const [first] = rest.instalments;
  if (!first) return '–';
  return <Money value={{ amountMinor: first.amountMinor, currency: rest.leftToPay.currency }} />;
}
