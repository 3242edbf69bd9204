import { Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { ScheduleLine } from '#contracts/plans/schedule.ts';
import { lateBy, lineStatuses } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { daysBetween } from '#src/ui/format/days-until.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { info } from '#src/ui/parts/status-label.ts';
import { isCollectedLater } from './LineMaths.tsx';
import classes from './ScheduleLines.module.css';

/** The status of a down payment that is with the bank, short enough for a phone's table. */
const processing = info('Processing');

interface Props {
  readonly line: ScheduleLine;
  readonly isWithBank: boolean;
  /** True for a line of the same year as the line above, whose year a phone leaves out. */
  readonly repeatsYear: boolean;
  readonly today: LocalDate;
  readonly currency: Currency;
  readonly id: string;
  readonly open: boolean;
  readonly wasMinor: number | null;
  readonly onToggle: () => void;
}

/** A line of the schedule. Its button covers the whole row. */
export function ScheduleRow(props: Props) {
  const { line, isWithBank, repeatsYear, today, currency, id, open, wasMinor, onToggle } = props;
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  const name = line.no === 0 ? 'the down payment' : `instalment ${line.no}`;
  return (
    <Table.Tr id={id} data-status={line.status}>
      <Table.Th scope="row">{line.no}</Table.Th>
      <Table.Td>
        <Day value={line.dueDate} repeatsYear={repeatsYear} />
      </Table.Td>
      <Table.Td>
        {isWithBank ? <Status {...processing} /> : <LineStatus line={line} today={today} />}
        {isCollectedLater(line) && (
          <span className={classes.collected}>
            collected <DateText value={line.collectDate} form="weekday" />
          </span>
        )}
      </Table.Td>
      <Table.Td data-align="end">
        <span className={classes.amount}>{money(line.totalMinor)}</span>
        {wasMinor !== null && <Note>was {money(wasMinor)}</Note>}
        {line.feeChargedMinor > 0 && (
          <Note>
            + {money(line.feeChargedMinor)} late{'\u00a0'}fee
            {line.feeOpenMinor === 0 && line.feeWaivedMinor === 0 && ', paid'}
          </Note>
        )}
        {line.feeWaivedMinor > 0 && <Note>{money(line.feeWaivedMinor)} waived</Note>}
        {line.paidMinor > 0 && line.openMinor > 0 && (
          <Note>
            {money(line.paidMinor)} paid, {money(line.openMinor)} open
          </Note>
        )}
      </Table.Td>
      <Table.Td>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-maths` : undefined}
          aria-label={`${line.no}: calculation of ${name}`}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        </UnstyledButton>
      </Table.Td>
    </Table.Tr>
  );
}

/** A day, with its year apart where the locale has it last, so that it can be left out. */
function Day({ value, repeatsYear }: { readonly value: LocalDate; readonly repeatsYear: boolean }) {
  const text = useDateText();
  const short = text(value, 'short');
  const whole = text(value);
  if (!repeatsYear || !whole.startsWith(short)) return <DateText value={value} />;
  return (
    <time translate="no" dateTime={value}>
      {short}
      <span className={classes.year}>{whole.slice(short.length)}</span>
    </time>
  );
}

/** The state of a line: a word for what is over, a mark for what is unusual, nothing for what is to come. */
function LineStatus({ line: { status, dueDate }, today }: Pick<Props, 'line' | 'today'>) {
  if (status === 'UPCOMING' || status === 'DUE_SOON') return null;
  if (status === 'IN_GRACE' || status === 'OVERDUE')
    return <Status {...lateBy(daysBetween(dueDate, today), status === 'IN_GRACE')} />;
  if (status === 'PAID' || status === 'SUPERSEDED' || status === 'CANCELLED')
    return <span className={classes.over}>{lineStatuses[status].word}</span>;
  return <Status {...lineStatuses[status]} />;
}

/** A second line below an amount. */
function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" className={classes.note ?? ''}>
      {children}
    </Text>
  );
}
