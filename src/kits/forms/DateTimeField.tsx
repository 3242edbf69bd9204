import '@mantine/dates/styles.layer.css';
import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates';
import { useId } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useLateFocus } from '#src/ui/focus/use-late-focus.ts';
import { atWallTime, wallTime } from '#src/ui/format/wall-time.ts';
import { calendarProps } from './calendar-props.ts';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';

type Props = Omit<DateTimePickerProps, 'value' | 'onChange'> & {
  readonly value?: Instant | null;
  readonly onChange?: (moment: Instant | null) => void;
};

/** Escape closes the calendar and not the dialog around it, as from its days. */
const keepsEscape = { 'data-mantine-stop-propagation': true };

/** A field for a time in the future, in the time zone of the business; it can be empty. */
export function DateTimeField({ value = null, onChange, ...props }: Props) {
  const { timeZone, now } = useWallClock();
  const id = useId();
  const first = useLateFocus('data-autofocus' in props);
  return (
    <DateTimePicker
      clearable
      clearButtonProps={{ 'aria-label': 'Clear' }}
      defaultTimeValue="09:00"
      valueFormat="D MMM YYYY, HH:mm"
      minDate={now}
      timePickerProps={{
        hoursInputLabel: 'Hours',
        minutesInputLabel: 'Minutes',
        hoursInputProps: keepsEscape,
        minutesInputProps: keepsEscape,
      }}
      submitButtonProps={{ 'aria-label': 'Set', ...keepsEscape }}
      id={id}
      popoverProps={{ id: `${id}-label` }} // names the calendar after the field's label
      {...calendarProps}
      {...props}
      ref={first}
      value={value === null ? null : wallTime(Date.parse(value), timeZone)}
      onChange={(wall) =>
        onChange?.(wall === null ? null : new Date(atWallTime(wall, timeZone)).toISOString())
      }
    />
  );
}
