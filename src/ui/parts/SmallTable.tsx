import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** The cells of the last column are aligned at the end of the row. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table for a few rows inside details, without sorting and paging. It scrolls where large text makes it wider than they are. */
export function SmallTable({ columns, rows }: Props) {
  const place = (index: number) =>
    index === columns.length - 1 ? ({ ta: 'right' } as const) : ({ ta: 'left', pr: 'xs' } as const);
  return (
    <ScrollArea>
      <Table fz="sm" horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th key={column} {...place(index)}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]} {...place(index)}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
