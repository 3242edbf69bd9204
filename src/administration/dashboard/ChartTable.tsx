import { Table } from '@mantine/core';
import type { Chart } from '#contracts/dashboard/chart.ts';
import { seriesNames } from './charts.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { Money } from '#src/ui/format/Money.tsx';

interface Props {
  readonly chart: Chart;
  readonly label: string;
  readonly keys: string;
  readonly word: (key: string) => string;
  readonly rows: ((key: string, chart: Chart) => string) | undefined;
}

/** The figures of a chart as a table; each line links to its rows if there is a list of them. */
export function ChartTable({ chart, label, keys, word, rows }: Props) {
  return (
    <Table fz="sm" aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{keys}</Table.Th>
          {chart.series.map(({ name }) => (
            <Table.Th key={name} ta="right">
              {seriesNames[name]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {chart.keys.map((key, index) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw="var(--mantine-font-weight-regular)">
              {rows ? <AppLink to={rows(key, chart)}>{word(key)}</AppLink> : word(key)}
            </Table.Th>
            {chart.series.map(({ name, values }) => (
              <Table.Td key={name} ta="right">
                {values.unit === 'MONEY' ? (
                  <Money value={{ amountMinor: values.valuesMinor[index] ?? 0, currency: values.currency }} />
                ) : (
                  <Count value={values.counts[index] ?? 0} />
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
