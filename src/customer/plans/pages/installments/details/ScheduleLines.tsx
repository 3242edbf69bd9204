import { Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

import type { Currency } from '#contracts/money.ts';
import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { lineStatuses } from '#src/resources/plans/labels.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { info, type StatusLabel } from '#src/ui/parts/status-label.ts';
import { isCollectedLater, LineMaths } from './LineMaths.tsx';
import { LinePayments } from './LinePayments.tsx';
import classes from './ScheduleLines.module.css';

/** The status of a down payment that is with the bank, short enough for a phone's table. */
const processing = info('Processing');

export interface ScheduleLinesProps {
  readonly schedule: Schedule;
  readonly planNumber: string;
  /** True while the bank decides about the down payment. */
  readonly isWithBank?: boolean;
  readonly rowId: (line: number) => string;
  readonly openLine: number | null;
  readonly onOpen: (line: number | null) => void;
  /** Returns what the previous version asked for on the day of a line, if that differs. */
  readonly changedFrom?: (line: ScheduleLine) => number | null;
}

/**
 * The schedule line by line. In a narrow space, interest and principal are shown in opened lines only, and what was paid
 * and is open only of a line that is paid in part.
 */
export function ScheduleLines({
  schedule,
  planNumber,
  isWithBank = false,
  rowId,
  openLine,
  onOpen,
  changedFrom = () => null,
}: ScheduleLinesProps) {
  const { lines, currency } = schedule;
  return (
    <div className={classes.holder}>
      <Table className={classes.lines}>
        <Table.Caption>
          <VisuallyHidden>Schedule, line by line</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">No.</Table.Th>
            <Table.Th scope="col">Due</Table.Th>
            <Table.Th scope="col" data-align="end">
              Amount
            </Table.Th>
            <Table.Th scope="col" data-align="end" data-wide-only>
              Interest
            </Table.Th>
            <Table.Th scope="col" data-align="end" data-wide-only>
              Principal
            </Table.Th>
            <Table.Th scope="col" data-align="end" data-wide-only>
              Paid
            </Table.Th>
            <Table.Th scope="col" data-align="end" data-wide-only>
              Open
            </Table.Th>
            <Table.Th scope="col">Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => {
            const open = line.no === openLine;
            return (
              <Fragment key={line.no}>
                <Line
                  line={line}
                  status={line.no === 0 && isWithBank ? processing : lineStatuses[line.status]}
                  currency={currency}
                  id={rowId(line.no)}
                  open={open}
                  wasMinor={changedFrom(line)}
                  onToggle={() => onOpen(open ? null : line.no)}
                />
                {open && (
                  <Table.Tr className={classes.maths} id={`${rowId(line.no)}-maths`}>
                    <Table.Td colSpan={8}>
                      <LineMaths line={line} currency={currency} ratePpm={schedule.nominalRatePpm} />
                      <LinePayments planNumber={planNumber} lineNo={line.no} />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface LineProps {
  readonly line: ScheduleLine;
  readonly status: StatusLabel;
  readonly currency: Currency;
  readonly id: string;
  readonly open: boolean;
  readonly wasMinor: number | null;
  readonly onToggle: () => void;
}

function Line({ line, status, currency, id, open, wasMinor, onToggle }: LineProps) {
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  const name = line.no === 0 ? 'the down payment' : `instalment ${line.no}`;
  return (
    <Table.Tr id={id} data-status={line.status}>
      <Table.Th scope="row">
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-maths` : undefined}
          aria-label={`${line.no}: calculation of ${name}`}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} /> {line.no}
        </UnstyledButton>
      </Table.Th>
      <Table.Td>
        <DateText value={line.dueDate} />
        {isCollectedLater(line) && (
          <Note>
            collected <DateText value={line.collectDate} form="weekday" />
          </Note>
        )}
      </Table.Td>
      <Table.Td data-align="end">
        {money(line.totalMinor)}
        {wasMinor !== null && <Note>was {money(wasMinor)}</Note>}
        {line.feeChargedMinor > 0 && (
          <Note>
            + {money(line.feeChargedMinor)} late{'\u00a0'}fee
            {line.feeOpenMinor === 0 && line.feeWaivedMinor === 0 && ', paid'}
          </Note>
        )}
        {line.feeWaivedMinor > 0 && <Note>{money(line.feeWaivedMinor)} waived</Note>}
        {line.paidMinor > 0 && line.openMinor > 0 && (
          <Note narrowOnly>
            {money(line.paidMinor)} paid, {money(line.openMinor)} open
          </Note>
        )}
      </Table.Td>
      <Table.Td data-align="end" data-wide-only>
        {money(line.interestMinor)}
      </Table.Td>
      <Table.Td data-align="end" data-wide-only>
        {money(line.principalMinor)}
      </Table.Td>
      <Table.Td data-align="end" data-wide-only>
        {money(line.paidMinor)}
      </Table.Td>
      <Table.Td data-align="end" data-wide-only>
        {money(line.openMinor)}
      </Table.Td>
      <Table.Td>
        <Status {...status} />
      </Table.Td>
    </Table.Tr>
  );
}

/** A second line below a date or an amount. */
function Note({ narrowOnly, children }: { readonly narrowOnly?: true; readonly children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" className={classes.note ?? ''} data-narrow-only={narrowOnly}>
      {children}
    </Text>
  );
}
