import { Table, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';

import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';
import { OpenedLine } from './OpenedLine.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import classes from './ScheduleLines.module.css';

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

/** The schedule line by line: day, amount and what is unusual. A line opens its interest, principal and calculation. */
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
  const { today } = useWallClock();
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
            <Table.Th scope="col">
              <VisuallyHidden>Status</VisuallyHidden>
            </Table.Th>
            <Table.Th scope="col" data-align="end">
              Amount
            </Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, index) => {
            const open = line.no === openLine;
            return (
              <Fragment key={line.no}>
                <ScheduleRow
                  line={line}
                  isWithBank={line.no === 0 && isWithBank}
                  repeatsYear={lines[index - 1]?.dueDate.slice(0, 4) === line.dueDate.slice(0, 4)}
                  today={today}
                  currency={currency}
                  id={rowId(line.no)}
                  open={open}
                  wasMinor={changedFrom(line)}
                  onToggle={() => onOpen(open ? null : line.no)}
                />
                {open && (
                  <Table.Tr className={classes.opened} id={`${rowId(line.no)}-maths`}>
                    <Table.Td />
                    <Table.Td colSpan={4}>
                      <OpenedLine line={line} planNumber={planNumber} schedule={schedule} />
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
