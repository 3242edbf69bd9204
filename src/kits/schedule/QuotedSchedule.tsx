import { Button, Table, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Currency } from '#contracts/money.ts';
import type { QuotedLine } from '#contracts/orders/schedule.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { interestFormula } from './interest-formula.ts';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { usePercentText } from '#src/ui/format/use-percent-text.ts';
import classes from './QuotedSchedule.module.css';

interface Props {
  readonly lines: readonly QuotedLine[];
  readonly currency: Currency;
  readonly nominalRatePpm: number;
  readonly caption: string;
  /** Shows below each interest amount how it is computed. */
  readonly maths?: boolean;
  /** Shows all lines at once, also on a phone: for a document. */
  readonly whole?: boolean;
}

/**
 * A schedule with more lines is shortened where each payment is a card: 25 cards would stand between the key facts and
 * the signature.
 */
const fewLines = 7;
/** The lines that it begins with; QuotedSchedule.module.css hides the others. */
const shownAtFirst = 4;

/** True for an instalment that is due on a day on which banks are closed; the down payment is paid at once. */
const isCollectedLater = ({ no, dueDate, collectDate }: QuotedLine) => no > 0 && collectDate !== dueDate;

/**
 * The full schedule of a quote as a table. On a phone a long one shows its first payments and a button for the others;
 * printed, it shows all.
 */
export function QuotedSchedule({
  lines,
  currency,
  nominalRatePpm,
  caption,
  maths = false,
  whole = false,
}: Props) {
  const [isOpened, setOpened] = useState(false);
  const goTo = useFocusOnMount(); // the pressed button is gone
  const isShort = !whole && !isOpened && lines.length > fewLines;
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const money = (amountMinor: number) => moneyText({ amountMinor, currency });
  return (
    <div className={classes.holder} data-short={isShort || undefined}>
      <Table className={classes.table} captionSide="top">
        <Table.Caption>{whole ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Payment</Table.Th>
            <Table.Th scope="col">Due</Table.Th>
            <Table.Th scope="col">You pay</Table.Th>
            <Table.Th scope="col">Interest</Table.Th>
            <Table.Th scope="col">Principal</Table.Th>
            <Table.Th scope="col">Principal left</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, index) => (
            <Table.Tr key={line.no} {...(isOpened && index === shownAtFirst && { tabIndex: -1, ref: goTo })}>
              <Table.Th scope="row">{line.no === 0 ? 'Down payment' : line.no}</Table.Th>
              <Table.Td data-label="Due">
                <span>
                  <DateText value={line.dueDate} />
                  {isCollectedLater(line) && (
                    <span className={classes.note}>
                      collected <DateText value={line.collectDate} form="weekday" />
                    </span>
                  )}
                </span>
              </Table.Td>
              <Table.Td data-label="You pay">
                <strong>{money(line.totalMinor)}</strong>
              </Table.Td>
              <Table.Td data-label="Interest">
                {money(line.interestMinor)}
                {maths && line.no > 0 && (
                  <span className={classes.note}>
                    {interestFormula(money(line.openingMinor), percentText(nominalRatePpm), line.period)}
                  </span>
                )}
              </Table.Td>
              <Table.Td data-label="Principal">{money(line.principalMinor)}</Table.Td>
              <Table.Td data-label="Principal left">{money(line.closingMinor)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {lines.some(isCollectedLater) && (
        <Text size="xs" c="dimmed" mt="xs">
          When banks are closed, a payment is collected on the next bank day; its grace period starts then.
        </Text>
      )}
      {isShort && (
        <Button variant="default" size="sm" className={classes.more ?? ''} onClick={() => setOpened(true)}>
          Show all {lines.length} payments
        </Button>
      )}
    </div>
  );
}
