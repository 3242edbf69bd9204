import { Table } from '@mantine/core';
import { accountTypes } from '#contracts/books/account.ts';
import type { BooksMonth } from '#contracts/books/month.ts';
import type { Currency } from '#contracts/money.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { accountNames, accountTypeNames } from './labels.ts';
import { journalOf } from './month-days.ts';

interface Props {
  readonly month: BooksMonth;
  readonly currency: Currency;
  readonly label: string;
}

const sides = ['openingMinor', 'debitMinor', 'creditMinor', 'closingMinor'] as const;

/** Each account in a month, with what it was before, its debits and credits, and what it is then. */
export function AccountTable({ month: { month, accounts }, currency, label }: Props) {
  const total = (side: 'debitMinor' | 'creditMinor') => accounts.reduce((sum, each) => sum + each[side], 0);
  const amount = (amountMinor: number) =>
    amountMinor === 0 ? nothing : <Money value={{ amountMinor, currency }} />;
  return (
    <Table.ScrollContainer
      minWidth="36rem"
      type="native"
      tabIndex={0} // the keyboard scrolls it
      role="group"
      aria-label={label}
    >
      <Table fz="sm" aria-label={label} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Account</Table.Th>
            <Table.Th scope="col">Type</Table.Th>
            {['Before', 'Debit', 'Credit', 'After'].map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((each) => (
            <Table.Tr key={each.account}>
              <Table.Th scope="row" fw={400}>
                <AppLink to={journalOf(month, each.account)}>{accountNames[each.account]}</AppLink>
              </Table.Th>
              <Table.Td c="dimmed">{accountTypeNames[accountTypes[each.account]]}</Table.Td>
              {sides.map((side) => (
                <Table.Td key={side} ta="right">
                  {amount(each[side])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Total</Table.Th>
            <Table.Td />
            <Table.Td />
            {(['debitMinor', 'creditMinor'] as const).map((side) => (
              <Table.Td key={side} ta="right" fw={600}>
                <Money value={{ amountMinor: total(side), currency }} />
              </Table.Td>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
