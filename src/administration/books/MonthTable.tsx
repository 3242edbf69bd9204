import { Table } from '@mantine/core';
import type { Books, BooksMonth } from '#contracts/books/month.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { monthText } from '#src/ui/format/month-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

const figures = [
  ['Sold', ({ soldMinor }) => soldMinor],
  ['Collected', ({ collectedMinor }) => collectedMinor],
  ['Refunded', ({ refundedMinor }) => refundedMinor],
  ['Interest', ({ interestMinor }) => interestMinor],
  ['Late fees', ({ feesMinor }) => feesMinor],
  ['Lost', ({ lostMinor }) => lostMinor],
  ['Principal left', ({ principalMinor }) => principalMinor],
] as const satisfies readonly (readonly [string, (month: BooksMonth) => number])[];

interface Props {
  readonly books: Books;
  readonly months: readonly BooksMonth[];
  readonly chosen: string;
}

/** What each month comes to; its link shows the accounts of the month. */
export function MonthTable({ books: { currency }, months, chosen }: Props) {
  const { locale } = useConfiguration();
  return (
    <Table.ScrollContainer
      minWidth="52rem"
      type="native"
      tabIndex={0} // the keyboard scrolls it
      role="group"
      aria-label="Months"
    >
      <Table fz="sm" aria-label="Months" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Month</Table.Th>
            {figures.map(([name]) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => (
            <Table.Tr key={month.month}>
              <Table.Th scope="row" fw={month.month === chosen ? 600 : 400}>
                <AppLink
                  to={paths.administrationBooks({ month: month.month })}
                  aria-current={month.month === chosen || undefined}
                >
                  {monthText(month.month, locale)}
                </AppLink>
              </Table.Th>
              {figures.map(([name, of]) => (
                <Table.Td key={name} ta="right">
                  <Money value={{ amountMinor: of(month), currency }} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
