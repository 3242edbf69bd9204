import { Group, TextInput } from '@mantine/core';
import classes from './page.module.css';

interface Hours {
  readonly from: string;
  readonly to: string;
}

interface Props extends Hours {
  /** The props that the form passes to the field: its error. */
  readonly field: object;
  readonly onChange: (change: Partial<Hours>) => void;
}

/**
 * The hours in which messages are held back. Native time fields, like Mantine's `TimeInput` but without the chunk of
 * the calendar.
 */
export function QuietHoursFields({ from, to, field, onChange }: Props) {
  return (
    <Group align="flex-start" className={classes.times}>
      <TextInput
        type="time"
        {...field}
        label="From"
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label="To"
        value={to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </Group>
  );
}
