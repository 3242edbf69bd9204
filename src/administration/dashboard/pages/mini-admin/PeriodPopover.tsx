import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#contracts/dashboard/period.ts';
import { periodAddress } from '#src/administration/dashboard/chosen-period.ts';
import { daysOf } from '#src/administration/dashboard/days-of.ts';
import { DateRangeField } from '#src/kits/forms/DateRangeField.tsx';

interface Props {
  /** The button that opens the popover; it was pressed before this code was loaded. */
  readonly button: ReactElement;
  /** The current period if it was chosen here. */
  readonly period: Period | undefined;
  /** A day of the month that is shown first. */
  readonly latest: string | undefined;
}

/** A calendar for any period, by its first and last day; it is open when it is mounted. */
export default function PeriodPopover({ button, period, latest }: Props) {
  const navigate = useNavigate();
  return (
    <Popover defaultOpened position="bottom-end" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <DateRangeField
          label="Period"
          value={period ? [period.from, period.to] : null}
          firstShown={latest ?? new Date().toISOString().slice(0, 10)}
          onChange={(span) =>
            void navigate(periodAddress(span ? { days: daysOf(span[0], span[1]), to: span[1] } : {}))
          }
        />
      </Popover.Dropdown>
    </Popover>
  );
}
