import { Table } from '@mantine/core';
import type { Currency } from '#contracts/money.ts';
import type { QuotedLine } from '#contracts/orders/schedule.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { interestFormula } from './interest-formula.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { usePercentText } from '#src/ui/use-percent-text.ts';
import classes from './QuotedSchedule.module.css';

interface Props {
  readonly lines: readonly QuotedLine[];
  readonly currency: Currency;
  readonly nominalRatePpm: number;
  readonly caption: string;
  /** Shows below each interest amount how it is computed. */
  readonly maths?: boolean;
}

/** The full schedule of a quote as a table, in a region that scrolls sideways if necessary. */
export function QuotedSchedule({ lines, currency, nominalRatePpm, caption, maths = false }: Props) {
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const money = (amountMinor: number) => moneyText({ amountMinor, currency });
  return (
    <div className={classes.holder}>
      <Table className={classes.table}>
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Payment</Table.Th>
            <Table.Th scope="col">Due</Table.Th>
            <Table.Th scope="col">You pay</Table.Th>
            <Table.Th scope="col">Interest</Table.Th>
            <Table.Th scope="col">Principal</Table.Th>
            <Table.Th scope="col">Left after</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.no}>
              <Table.Th scope="row">{line.no === 0 ? 'Today' : line.no}</Table.Th>
              <Table.Td data-label="Due">
                <DateText value={line.dueDate} />
              </Table.Td>
              <Table.Td data-label="You pay">
                <strong>{money(line.totalMinor)}</strong>
              </Table.Td>
              <Table.Td data-label="Interest">
                {money(line.interestMinor)}
                {maths && line.no > 0 && (
                  <span className={classes.formula}>
                    {interestFormula(money(line.openingMinor), percentText(nominalRatePpm), line.period)}
                  </span>
                )}
              </Table.Td>
              <Table.Td data-label="Principal">{money(line.principalMinor)}</Table.Td>
              <Table.Td data-label="Left after">{money(line.closingMinor)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
