import { Fragment } from 'react';

import type { Currency } from '#contracts/money.ts';
import type { Schedule, ScheduleLine } from '#contracts/plans/plan.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { segmentLabels } from '#src/schedule/strip-segment.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LineMaths } from './LineMaths.tsx';
import classes from './ScheduleLines.module.css';

interface Props {
  readonly schedule: Schedule;
  readonly id: string;
  readonly rowId: (line: number) => string;
  readonly openLine: number | null;
  readonly onOpen: (line: number | null) => void;
}

/** The schedule line by line. Where there is little room, interest and principal are in the opened line only. */
export function ScheduleLines({ schedule, id, rowId, openLine, onOpen }: Props) {
  const { lines, currency } = schedule;
  return (
    <div className={classes.holder}>
      <table id={id} className={classes.lines}>
        <caption>
          <VisuallyHidden>Schedule, line by line</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Due</th>
            <th scope="col" data-align="end">
              Amount
            </th>
            <th scope="col" data-align="end" data-wide-only>
              Interest
            </th>
            <th scope="col" data-align="end" data-wide-only>
              Principal
            </th>
            <th scope="col" data-align="end" data-wide-only>
              Open
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const open = line.no === openLine;
            return (
              <Fragment key={line.no}>
                <Line
                  line={line}
                  currency={currency}
                  id={rowId(line.no)}
                  open={open}
                  onToggle={() => onOpen(open ? null : line.no)}
                />
                {open && (
                  <tr className={classes.maths} id={`${rowId(line.no)}-maths`}>
                    <td colSpan={7}>
                      <LineMaths line={line} currency={currency} ratePpm={schedule.nominalRatePpm} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly line: ScheduleLine;
  readonly currency: Currency;
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Line({ line, currency, id, open, onToggle }: LineProps) {
  const money = (amountMinor: number) => <Money value={{ amountMinor, currency }} />;
  const name = line.no === 0 ? 'the down payment' : `instalment ${line.no}`;
  return (
    <tr id={id} data-status={line.status}>
      <th scope="row">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}-maths` : undefined}
          aria-label={`${line.no}: how ${name} was computed`}
          onClick={onToggle}
        >
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {line.no}
        </button>
      </th>
      <td>
        <DateText value={line.dueDate} />
      </td>
      <td data-align="end">{money(line.totalMinor)}</td>
      <td data-align="end" data-wide-only>
        {money(line.interestMinor)}
      </td>
      <td data-align="end" data-wide-only>
        {money(line.principalMinor)}
      </td>
      <td data-align="end" data-wide-only>
        {money(line.openMinor)}
      </td>
      <td>{segmentLabels[line.status].count}</td>
    </tr>
  );
}
