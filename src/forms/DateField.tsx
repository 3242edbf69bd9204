import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useId, useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { calendarProps } from './calendar-props.ts';
import { useWallClock } from './use-wall-clock.ts';

type Props = Omit<DateInputProps, 'value'> & { readonly value?: LocalDate | null };

/** A field for a day from today on: typed, or chosen from a calendar. It is a default export to be loaded lazily. */
export default function DateField({ value, ...props }: Props) {
  const today = useWallClock().now.slice(0, 10);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <DateInput
      valueFormat="D MMM YYYY"
      minDate={today}
      // while the calendar is open, Escape closes it and not the dialog around it
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        attributes: { dropdown: { role: 'dialog', 'aria-labelledby': `${id}-label` } }, // the field's label
      }}
      id={id}
      data-mantine-stop-propagation={isOpen || undefined}
      clearButtonProps={{ 'aria-label': 'Clear' }}
      {...calendarProps}
      {...props}
      value={value || null}
    />
  );
}
