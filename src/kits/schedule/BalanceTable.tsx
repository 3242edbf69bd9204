import { Table } from '@mantine/core';
import type { Currency } from '#contracts/money.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { type Balance, balanceRows } from './balance-rows.ts';

interface Props {
  readonly balances: readonly Balance[];
  readonly currency: Currency;
  readonly caption: string;
}

/** The same figures as `BalanceChart`, as a table. */
export function BalanceTable({ balances, currency, caption }: Props) {
  const moneyText = useMoneyText();
  return (
    <Table.ScrollContainer type="native" minWidth={0}>
      <Table captionSide="top">
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">After</Table.Th>
            {balances.map(({ name }) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {balanceRows(balances).map(({ day, leftMinor }) => (
            <Table.Tr key={day}>
              <Table.Th scope="row">
                <DateText value={day} />
              </Table.Th>
              {leftMinor.map((amountMinor, index) => (
                <Table.Td key={index} ta="right">
                  {moneyText({ amountMinor, currency })}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
