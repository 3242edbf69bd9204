import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#contracts/dashboard/period.ts';
import { periodAddress } from '#src/features/dashboard/asked-period.ts';
import { daysOf } from '#src/features/dashboard/days-of.ts';
import DateRangeField from '#src/forms/DateRangeField.tsx';

interface Props {
  /** What was pressed to have this. */
  readonly button: ReactElement;
  /** What is chosen, if it was chosen here. */
  readonly shown: Period | undefined;
  /** The month that is shown at first has this day. */
  readonly latest: string | undefined;
}

/** Any period, by its first and its last day; open when it comes. */
export default function PeriodPopover({ button, shown, latest }: Props) {
  const navigate = useNavigate();
  return (
    <Popover defaultOpened position="bottom-end" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <DateRangeField
          label="Period"
          value={shown ? [shown.from, shown.to] : null}
          firstShown={latest ?? new Date().toISOString().slice(0, 10)}
          onChange={(span) =>
            void navigate(periodAddress(span ? { days: daysOf(span[0], span[1]), to: span[1] } : {}))
          }
        />
      </Popover.Dropdown>
    </Popover>
  );
}
